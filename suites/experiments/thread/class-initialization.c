/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("In which state is a thread that waits for another thread to initialize a class?");
PASSAGES("GetThreadState: WAITING, RUNNABLE and the others speak of Java's ways to wait; waiting "
         "inside the JVM is not mentioned.");
WHY("A deadlock of two initializers looks like two running threads, or like none that anyone "
    "knows.");

static void observe(JNIEnv *jni, jobject thread)
{
    jint state = 0;
    jlong time = -1, before = -1;
    /* The thread comes to rest on its way to the class: it then uses no time any more. */
    for (int same = 0; same < 100000; same = time == before && time > 0 ? same + 1 : 0) {
        before = time;
        must(GetThreadCpuTime, thread, &time);
    }
    must(GetThreadState, thread, &state);
    jobject contended = NULL;
    must(GetCurrentContendedMonitor, thread, &contended);
    say("state: %s", thread_state(state));
    say("as Java has it: %s", java_thread_state(state & JVMTI_JAVA_LANG_THREAD_STATE_MASK));
    say("contended monitor: %s", contended == NULL ? "none" : "one");
}

ASK(.target = "experiments.States", .probe = observe,
    .needs = {.can_get_current_contended_monitor = 1, .can_get_thread_cpu_time = 1});
