/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetEnv returns a new environment at each call, for every version and in both phases.");

static void observe(const char *when)
{
    static const jint versions[] = {JVMTI_VERSION_1_0, JVMTI_VERSION_1_1, JVMTI_VERSION_1_2,
                                    JVMTI_VERSION_1_2};
    void *envs[4] = {0};
    bool distinct = true;
    for (int i = 0; i < 4; i++) {
        jvmtiPhase phase = 0;
        jint result = (*assay_vm)->GetEnv(assay_vm, &envs[i], versions[i]);
        if (result == JNI_EVERSION && versions[i] != JVMTI_VERSION_1_2)
            continue; /* It need not be compatible with so early a version. */
        if (result != JNI_OK || envs[i] == NULL) {
            say("%s: GetEnv: %d", when, (int)result);
            return;
        }
        jvmtiError error = ti_in((jvmtiEnv *)envs[i], GetPhase, &phase);
        say("%s: GetPhase: %s %s", when, error_name(error), phase_name(phase));
        for (int j = 0; j < i; j++)
            distinct &= envs[i] != envs[j];
        distinct &= envs[i] != (void *)assay_env;
    }
    say("%s: all distinct: %s", when, truth(distinct));
}

static void load(JavaVM *vm, char *options)
{
    observe("OnLoad");
}

static void init(JNIEnv *jni, jthread thread)
{
    observe("VMInit");
}

TEST(.load = load, .init = init);
