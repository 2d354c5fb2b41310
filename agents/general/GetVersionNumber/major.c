/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "assay.h"

TITLE("GetVersionNumber returns the feature release as major version, and 1.2 up to release 8.");

static void observe(JNIEnv *jni, jobject release_name)
{
    jint version = 0;
    jvmtiError error = ti(GetVersionNumber, &version);
    jint major = (version & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR;
    jint minor = (version & JVMTI_VERSION_MASK_MINOR) >> JVMTI_VERSION_SHIFT_MINOR;
    const char *name = (*jni)->GetStringUTFChars(jni, release_name, NULL);
    int release = atoi(name);
    say("GetVersionNumber: %s", error_name(error));
    /* Releases 10 and 12 have no version of their own in the specification's history. */
    if (strncmp(name, "1.", 2) == 0)
        say("version: %d.%d", (int)major, (int)minor);
    else
        say("major version is the feature release: %s",
            truth(major == release || (major == release - 1 && (release == 10 || release == 12))));
    (*jni)->ReleaseStringUTFChars(jni, release_name, name);
}

TEST(.target = "general.Release", .probe = observe);
