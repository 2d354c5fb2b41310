/* SPDX-License-Identifier: Apache-2.0 */
#include "../lives.h"

TITLE("Each environment that enabled the events gets them, as itself, in the order of creation.");

static jvmtiEnv *second;

static void enable_in(jvmtiEnv *env, int event)
{
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)event, NULL);
}

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities capabilities = {0};
    add_bit(&capabilities, CAN_SUPPORT_VIRTUAL_THREADS);
    second = new_environment_with(&capabilities);
}

static void observe(JNIEnv *jni, jobject thread)
{
    jvmtiEnv *first = assay_env;
    if (thread == NULL) {
        set_virtual_callbacks(virtual_start, virtual_end);
        assay_env = second;
        set_virtual_callbacks(virtual_start, virtual_end);
        assay_env = first;
        enable_in(second, VIRTUAL_THREAD_START);
        enable_in(first, VIRTUAL_THREAD_START);
        enable_in(second, VIRTUAL_THREAD_END);
    }
}

LIVES_TEST(.args = LIST("virtual 0", "virtual 1"), .load = load);
