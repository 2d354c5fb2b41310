/* SPDX-License-Identifier: Apache-2.0 */
#include "../contending.h"

TITLE("MonitorWait and MonitorWaited are posted on the virtual thread that calls Object.wait.");

/* And keeps in the target whether it was reported as timed out. */
static void JNICALL waited(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject monitor,
                           jboolean timed_out)
{
    if (is_monitor_of_test(jni, monitor)) {
        jclass target = find_class(jni, "virtual_thread/Contending");
        const char *field = timed_out ? "timedOut" : "notTimedOut";
        (*jni)->SetStaticBooleanField(jni, target, static_field_id(jni, target, field, "Z"), true);
    }
    say_known_waited(env, jni, thread, monitor, timed_out);
}

static void observe(JNIEnv *jni, jobject thread)
{
    on(MonitorWait, say_known_wait);
    on(MonitorWaited, waited);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.Contending", .probe = contending_probe,
     .needs = {.can_generate_monitor_events = 1});
