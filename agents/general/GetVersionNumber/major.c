/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "assay.h"

TITLE("GetVersionNumber returns the feature release as major version, and 1.2 up to release 8.");

/* An environment that is asked for as an older one may have that version. Releases 10 and 12 have no
 * version of their own in the specification's history. */
static jvmtiEnv *environment_of_release(int release)
{
    jvmtiEnv *env = NULL;
    for (jint major = release; major >= release - 1; major--)
        if ((*assay_vm)->GetEnv(assay_vm, (void **)&env,
                                JVMTI_VERSION_INTERFACE_JVMTI
                                    + (major << JVMTI_VERSION_SHIFT_MAJOR))
            == JNI_OK)
            return env;
    inapplicable("the JVM gives no environment of the version of its release");
}

static void observe(JNIEnv *jni, jobject release_name)
{
    jint version = 0;
    const char *name = (*jni)->GetStringUTFChars(jni, release_name, NULL);
    int release = atoi(name);
    bool is_old = strncmp(name, "1.", 2) == 0;
    jvmtiEnv *env = is_old ? assay_env : environment_of_release(release);
    jvmtiError error = ti_in(env, GetVersionNumber, &version);
    jint major = (version & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR;
    jint minor = (version & JVMTI_VERSION_MASK_MINOR) >> JVMTI_VERSION_SHIFT_MINOR;
    say("GetVersionNumber: %s", error_name(error));
    if (is_old)
        say("version: %d.%d", (int)major, (int)minor);
    else
        say("major version is the feature release: %s",
            truth(major == release || (major == release - 1 && (release == 10 || release == 12))));
    (*jni)->ReleaseStringUTFChars(jni, release_name, name);
}

TEST(.target = "general.Release", .probe = observe);
