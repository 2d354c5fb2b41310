/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("The first word of an environment points to the function table, with functions in their slots.");

static void observe(JNIEnv *jni, jobject subject)
{
    void *const *table = *(void *const *const *)(void *)assay_env;
    jvmtiError(JNICALL * get_phase)(jvmtiEnv *, jvmtiPhase *);
    jvmtiError(JNICALL * get_version)(jvmtiEnv *, jint *);
    jvmtiError(JNICALL * get_error_name)(jvmtiEnv *, jvmtiError, char **);
    memcpy(&get_phase, &table[133 - 1], sizeof get_phase);
    memcpy(&get_version, &table[88 - 1], sizeof get_version);
    memcpy(&get_error_name, &table[128 - 1], sizeof get_error_name);
    jvmtiPhase phase = 0;
    jint version = 0;
    char *name = NULL;
    say("slot 133: %s", error_name(get_phase(assay_env, &phase)));
    say("phase: %s", phase_name(phase));
    say("slot 88: %s", error_name(get_version(assay_env, &version)));
    say("JVM TI: %s",
        truth((version & JVMTI_VERSION_MASK_INTERFACE_TYPE) == JVMTI_VERSION_INTERFACE_JVMTI));
    jvmtiError error = get_error_name(assay_env, JVMTI_ERROR_NOT_FOUND, &name);
    say("slot 128: %s", error_name(error));
    say("name: %s", quoted(error == JVMTI_ERROR_NONE ? name : NULL));
    if (error == JVMTI_ERROR_NONE)
        release(name);
}

TEST(.probe = observe);
