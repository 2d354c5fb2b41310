/* SPDX-License-Identifier: Apache-2.0 */
#include "../callback_uses_another.h"

TITLE("GetCurrentContendedMonitor reports the monitor to reacquire after MonitorWaited's callback.");

/* A JVM that posts the event when the thread has reacquired the monitor leaves nothing to see. */
static void JNICALL handle(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject object,
                           jboolean timed_out)
{
    if (!(*jni)->IsSameObject(jni, object, outer))
        return;
    jclass klass = find_class(jni, "java/lang/Thread");
    jmethodID holds = static_method_id(jni, klass, "holdsLock", "(Ljava/lang/Object;)Z");
    if ((*jni)->CallStaticBooleanMethod(jni, klass, holds, outer))
        inapplicable("MonitorWaited is posted when the thread owns the monitor again");
    use_inner(jni, object);
}

static void observe(JNIEnv *jni, jobject subject)
{
    if (outer == NULL) {
        prepare_locks(jni, subject);
        on(MonitorWaited, handle);
        return;
    }
    say_after_the_handler(jni, subject);
}

TEST(.target = "monitor.CallbackUsesAnother", .args = LIST("waited"), .probe = observe,
     .cases = HANDLED_CASES,
     .needs = {.can_generate_monitor_events = 1,
               .can_get_current_contended_monitor = 1,
               .can_get_owned_monitor_info = 1});
