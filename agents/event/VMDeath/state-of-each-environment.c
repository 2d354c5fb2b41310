/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("VMDeath's callback in each environment finds its own storage and tags.");

enum { ENVIRONMENTS = 3 };

static jvmtiEnv *environments[ENVIRONMENTS];
static char values[ENVIRONMENTS];
static jclass tagged; /* global */

static void JNICALL died(jvmtiEnv *env, JNIEnv *jni)
{
    int number = env == environments[0] ? 0 : env == environments[1] ? 1 : 2;
    void *value = NULL;
    jlong tag = 0;
    must_in(env, GetEnvironmentLocalStorage, &value);
    must_in(env, SetEnvironmentLocalStorage, NULL);
    must_in(env, GetTag, tagged, &tag);
    must_in(env, SetTag, tagged, 0);
    say("environment %d: storage %s, tag %s", number, truth(value == &values[number]),
        truth(tag == number + 1));
}

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities tags = {.can_tag_objects = 1};
    assay_callbacks.VMDeath = died;
    for (int i = 0; i < ENVIRONMENTS; i++) {
        environments[i] = i == 0 ? assay_env : new_environment_with(&tags);
        set_callbacks_in(environments[i]);
        enable_in(environments[i], JVMTI_EVENT_VM_DEATH, NULL);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    tagged = (*jni)->NewGlobalRef(jni, find_class(jni, "assay/Probe"));
    for (int i = 0; i < ENVIRONMENTS; i++) {
        must_in(environments[i], SetEnvironmentLocalStorage, &values[i]);
        must_in(environments[i], SetTag, tagged, i + 1);
    }
}

TEST(.load = load, .probe = observe, .needs = {.can_tag_objects = 1});
