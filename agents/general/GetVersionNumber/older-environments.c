/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetVersionNumber returns the version of the JVM also in environments of older versions.");

static void observe(JNIEnv *jni, jobject unused)
{
    static const jint versions[] = {JVMTI_VERSION_1_0, JVMTI_VERSION_1_1, JVMTI_VERSION_1_2};
    jint own = 0;
    must(GetVersionNumber, &own);
    for (int i = 0; i < 3; i++) {
        jvmtiEnv *env = NULL;
        jint version = 0;
        if ((*assay_vm)->GetEnv(assay_vm, (void **)&env, versions[i]) != JNI_OK)
            inapplicable("the JVM has no environments of an older version");
        must_in(env, GetVersionNumber, &version);
        say("environment of 1.%d: the version of the JVM: %s", i, truth(version == own));
    }
}

TEST(.probe = observe);
