/* SPDX-License-Identifier: Apache-2.0 */
#include "../several_states.h"

TITLE("InterruptThread of a carrier does not interrupt the virtual thread that it carries.");

/* What carries virtual threads need be no platform thread, and one that idles may end. */
static void interrupt_carriers(JNIEnv *jni)
{
    jint count = 0, carriers = 0, refused = 0;
    jthread *all = NULL;
    must(GetAllThreads, &count, &all);
    for (jint i = 0; i < count; i++) {
        if (strstr(class_name((*jni)->GetObjectClass(jni, all[i])), "Carrier") == NULL)
            continue;
        carriers++;
        jvmtiError error = ti(InterruptThread, all[i]);
        refused += error != JVMTI_ERROR_NONE
                   && !(error == JVMTI_ERROR_THREAD_NOT_ALIVE && thread_ends(all[i]));
    }
    if (carriers == 0)
        inapplicable("no platform thread is known as a carrier");
    say("InterruptThread of the carriers: refused %d", (int)refused);
}

static void observe(JNIEnv *jni, jobject threads)
{
    jthread held = thread_at(jni, threads, HELD);
    interrupt_carriers(jni);
    say_interrupted(jni, held);
    must(InterruptThread, held);
    say("the virtual thread itself");
    say_interrupted(jni, held);
}

TEST(VIRTUAL_THREADS, .target = "virtual_thread.SeveralStates", .probe = observe,
     .needs = {.can_signal_thread = 1, .can_support_virtual_threads = 1});
