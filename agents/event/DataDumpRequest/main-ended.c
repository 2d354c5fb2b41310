/* SPDX-License-Identifier: Apache-2.0 */
#include "../main_ended.h"
#include "threads.h"

TITLE("DataDumpRequest is posted when the main thread has ended and another one keeps the VM alive.");

static void say_phase(const char *what)
{
    jvmtiPhase phase = (jvmtiPhase)0;
    must(GetPhase, &phase);
    say("%s in phase %s", what, phase_name(phase));
}

static void JNICALL requested(jvmtiEnv *env)
{
    say("DataDumpRequest");
    say_phase("it is posted");
    release_point("posted");
}

static void list_attached(JNIEnv *jni, void *unused)
{
    say("a thread attached now is listed: %d", times_listed(jni, current_thread()));
}

static void observe(JNIEnv *jni, jobject main_thread)
{
    await_end(main_thread);
    /* What ends the VM waits for this thread, which no state shows. */
    give_others_time();
    say_phase("main has ended");
    say("listed: main %d, this thread %d", times_listed(jni, main_thread),
        times_listed(jni, current_thread()));
    run_attached("late", NULL, false, list_attached, NULL);
    on(DataDumpRequest, requested);
    send_quit_signal();
    arrive_and_wait("posted");
}

static void death(JNIEnv *jni)
{
    say_phase("VMDeath");
}

TEST(.target = "event.MainEnded", .probe = observe, .death = death, .timeout = 60);
