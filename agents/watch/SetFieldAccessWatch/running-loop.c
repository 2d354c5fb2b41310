/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("A watch that is set and cleared while another thread is in a loop posts each read meanwhile.");

static atomic_int events, missed;

static unsigned turns_of(JNIEnv *jni, jclass klass)
{
    return (unsigned)(*jni)->GetStaticIntField(jni, klass,
                                               static_field_id(jni, klass, "turns", "I"));
}

/* Each turn reads the field once. */
static void JNICALL accessed(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                             jlocation location, jclass klass, jobject object, jfieldID field)
{
    static unsigned last;
    unsigned turn = turns_of(jni, klass);
    if (atomic_fetch_add(&events, 1) > 0 && turn != last + 1)
        atomic_fetch_add(&missed, 1);
    last = turn;
}

static void await_turns(JNIEnv *jni, jclass klass, unsigned turns)
{
    unsigned before = turns_of(jni, klass);
    while (turns_of(jni, klass) - before < turns)
        sched_yield();
}

static void observe(JNIEnv *jni, jobject thread)
{
    struct timespec beginning = {0};
    jclass klass = find_class(jni, "watch/Turning");
    jfieldID field = static_field_id(jni, klass, "field", "I");
    on_thread(FieldAccess, accessed, thread);
    SAY_CALL(SetFieldAccessWatch, klass, field);
    while (atomic_load(&events) < 1000 && wait_goes_on(&beginning))
        continue;
    say("many events: %s", truth(atomic_load(&events) > 100));
    SAY_CALL(ClearFieldAccessWatch, klass, field);
    await_turns(jni, klass, 2);
    int then = atomic_load(&events);
    await_turns(jni, klass, 1000);
    say("turns without an event: %d, events afterwards: %d", atomic_load(&missed),
        atomic_load(&events) - then);
}

TEST(.target = "watch.Turning", .probe = observe, .needs = {.can_generate_field_access_events = 1});
