/* SPDX-License-Identifier: Apache-2.0 */
#include <stdatomic.h>

#include "threads.h"

TITLE("No event of a daemon thread that still runs is posted after VMDeath.");

enum { ROUNDS = 1000, TURNS = 1000 };

static jmethodID work;
static atomic_int rounds, before, after;
static atomic_bool is_over;

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    /* An event from before VMDeath may reach its callback only now; the next one of this thread is from
     * after it. */
    static _Thread_local bool was_over;
    if (method == work)
        atomic_fetch_add(was_over ? &after : &before, 1);
    was_over = atomic_load(&is_over);
}

static void observe(JNIEnv *jni, jobject unused)
{
    if (atomic_fetch_add(&rounds, 1) > 0)
        return;
    work = static_method_id(jni, find_class(jni, "event/DaemonRunsOn"), "work", "()V");
    on(MethodEntry, entered);
}

static void death(JNIEnv *jni)
{
    say("VMDeath after %s events", atomic_load(&before) > 0 ? "some" : "no");
}

static void unload(JavaVM *vm)
{
    int until = atomic_load(&rounds) + ROUNDS;
    atomic_store(&is_over, true);
    for (int i = 0; i < TURNS && atomic_load(&rounds) < until; i++)
        give_others_time();
    if (atomic_load(&rounds) < until)
        inapplicable("the JVM stops daemon threads before Agent_OnUnload");
    say("events after it: %d", atomic_load(&after));
}

TEST(.target = "event.DaemonRunsOn", .probe = observe, .death = death, .unload = unload,
     .needs = {.can_generate_method_entry_events = 1});
