/* SPDX-License-Identifier: Apache-2.0 */
#include "virtual.h"

jvmtiCapabilities virtual_threads_capability(void)
{
    struct assay_capabilities wanted = {.can_support_virtual_threads = 1};
    jvmtiCapabilities capabilities;
    memcpy(&capabilities, &wanted, sizeof capabilities);
    return capabilities;
}

void support_virtual_threads(jvmtiEnv *env)
{
    jvmtiCapabilities capabilities = virtual_threads_capability();
    jvmtiError error = ti_in(env, AddCapabilities, &capabilities);
    if (error == JVMTI_ERROR_NOT_AVAILABLE)
        inapplicable("support of virtual threads cannot be added in the live phase");
    assay_must(env, "AddCapabilities", error);
}

/* A table that is long enough for the two events, whatever the header knows. */
void set_virtual_callbacks_in(jvmtiEnv *env, virtual_callback start, virtual_callback end)
{
    void *table[VIRTUAL_THREAD_END - JVMTI_MIN_EVENT_TYPE_VAL + 1] = {NULL};
    size_t known = sizeof assay_callbacks < sizeof table ? sizeof assay_callbacks : sizeof table;
    memcpy(table, &assay_callbacks, known);
    memcpy(&table[VIRTUAL_THREAD_START - JVMTI_MIN_EVENT_TYPE_VAL], &start, sizeof start);
    memcpy(&table[VIRTUAL_THREAD_END - JVMTI_MIN_EVENT_TYPE_VAL], &end, sizeof end);
    must_in(env, SetEventCallbacks, (const jvmtiEventCallbacks *)(void *)table, (jint)sizeof table);
}

void set_virtual_callbacks(virtual_callback start, virtual_callback end)
{
    set_virtual_callbacks_in(assay_env, start, end);
}

jvmtiError set_virtual_mode(jvmtiEventMode mode, enum virtual_event event, jthread thread)
{
    return ti(SetEventNotificationMode, mode, (jvmtiEvent)event, thread);
}

void enable_virtual(enum virtual_event event)
{
    assay_must(assay_env, "SetEventNotificationMode", set_virtual_mode(JVMTI_ENABLE, event, NULL));
}

bool is_virtual(JNIEnv *jni, jthread thread)
{
    if (thread == NULL) {
        say("null in place of a thread");
        return false;
    }
    jmethodID method = method_id(jni, find_class(jni, "java/lang/Thread"), "isVirtual", "()Z");
    jboolean result = (*jni)->CallBooleanMethod(jni, thread, method);
    no_exception(jni);
    return result;
}

void must_suspend_all_virtual(void)
{
    assay_must(assay_env, "SuspendAllVirtualThreads",
               suspend_all_virtual_threads(assay_env, 0, NULL));
}

void must_resume_all_virtual(void)
{
    assay_must(assay_env, "ResumeAllVirtualThreads",
               resume_all_virtual_threads(assay_env, 0, NULL));
}

void say_suspend_all_virtual(jint except_count, const jthread *except_list)
{
    say("SuspendAllVirtualThreads: %s",
        error_name(suspend_all_virtual_threads(assay_env, except_count, except_list)));
}

void say_resume_all_virtual(jint except_count, const jthread *except_list)
{
    say("ResumeAllVirtualThreads: %s",
        error_name(resume_all_virtual_threads(assay_env, except_count, except_list)));
}
