/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "virtual.h"

TITLE("SetEventNotificationMode for every platform thread enables no event of a mounted virtual thread.");

static jthread virtual_thread; /* a global reference */
static atomic_int on_virtual, on_others;
static jmethodID call, call_on;
static int refused;

/* Whatever thread it names, an event in these methods is one of the virtual thread. */
static void count(JNIEnv *jni, jthread thread, jmethodID method)
{
    /* With an exception pending, as it may be at the exit of a method, JNI cannot compare. */
    if ((*jni)->ExceptionCheck(jni))
        return;
    bool is = method == call || method == call_on
              || (*jni)->IsSameObject(jni, thread, virtual_thread);
    atomic_fetch_add(is ? &on_virtual : &on_others, 1);
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    count(jni, thread, method);
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    count(jni, thread, method);
}

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    count(jni, thread, method);
}

static jvmtiEvent event_of_case(void)
{
    return is_case("entry")  ? JVMTI_EVENT_METHOD_ENTRY
           : is_case("exit") ? JVMTI_EVENT_METHOD_EXIT
                             : JVMTI_EVENT_SINGLE_STEP;
}

/* Threads of the JVM may end at any time. */
static void set_for_each(JNIEnv *jni, jvmtiEventMode mode)
{
    jthread *all = NULL;
    jint threads = 0;
    must(GetAllThreads, &threads, &all);
    for (jint i = 0; i < readable(all, threads); i++) {
        jvmtiError error = ti(SetEventNotificationMode, mode, event_of_case(), all[i]);
        refused += error != JVMTI_ERROR_NONE
                   && !(error == JVMTI_ERROR_THREAD_NOT_ALIVE && thread_ends(all[i]));
    }
    release(all);
}

/* On this thread; and the virtual thread calls its method meanwhile. */
static void have_events(JNIEnv *jni, jclass calling)
{
    jfieldID called = static_field_id(jni, calling, "called", "Z");
    jclass await = find_class(jni, "assay/Await");
    (*jni)->SetStaticBooleanField(jni, calling, called, JNI_FALSE);
    (*jni)->CallStaticVoidMethod(jni, await, static_method_id(jni, await, "opportunity", "()V"));
    no_exception(jni);
    while (!(*jni)->GetStaticBooleanField(jni, calling, called))
        give_others_time();
}

static void observe(JNIEnv *jni, jobject thread)
{
    static char value;
    jclass calling = find_class(jni, "virtual_thread/Calling");
    call = static_method_id(jni, calling, "call", "()V");
    call_on = static_method_id(jni, calling, "callOn", "()V");
    virtual_thread = (*jni)->NewGlobalRef(jni, thread);
    /* An environment may keep more about a thread that has such a value. */
    if (is_case("with-a-value"))
        must(SetThreadLocalStorage, thread, &value);
    assay_callbacks.MethodEntry = entered;
    assay_callbacks.MethodExit = left;
    assay_callbacks.SingleStep = stepped;
    must(SetEventCallbacks, &assay_callbacks, (jint)sizeof assay_callbacks);
    for (int round = 0; round < 5; round++) {
        set_for_each(jni, JVMTI_ENABLE);
        have_events(jni, calling);
        set_for_each(jni, JVMTI_DISABLE);
    }
    say("refused: %d", refused);
    say("on others: %s, on the virtual thread: %d", truth(on_others > 0), (int)on_virtual);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Calling", .probe = observe,
     .needs = {.can_support_virtual_threads = 1,
               .can_generate_method_entry_events = 1,
               .can_generate_method_exit_events = 1,
               .can_generate_single_step_events = 1},
     .cases = LIST("entry", "exit", "step", "with-a-value"));
