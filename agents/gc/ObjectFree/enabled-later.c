/* SPDX-License-Identifier: Apache-2.0 */
#include "../probe.h"
#include "threads.h"

TITLE("ObjectFree is not posted for objects that were freed before it was enabled.");

enum { OBJECTS = 40, FIRST_ROUND = 100, SECOND_ROUND = 200 };

static int first_round, second_round, in_other;

static int *count_for(jvmtiEnv *env, jlong tag)
{
    return env != assay_env ? &in_other : tag < SECOND_ROUND ? &first_round : &second_round;
}

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    __atomic_add_fetch(count_for(env, tag), 1, __ATOMIC_SEQ_CST);
}

static int now(int *counter)
{
    return __atomic_load_n(counter, __ATOMIC_SEQ_CST);
}

/* Whether they were freed, `own` of them to be reported to the test's environment. Reports may come
 * later, from a thread that must get its turn. */
static bool free_objects(JNIEnv *jni, jvmtiEnv *other, jlong tag, int own)
{
    static jweak witnesses[OBJECTS];
    jclass klass = find_class(jni, "java/lang/Object");
    int before = now(&in_other);
    for (int i = 0; i < OBJECTS; i++)
        witnesses[i] = drop_tagged(jni, klass, assay_env, other, tag + i);
    bool freed = collect_until_freed(jni, witnesses, OBJECTS);
    for (int i = 0;
         i < 1000 && freed && (now(&in_other) < before + OBJECTS || now(&second_round) < own);
         i++) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    must(ForceGarbageCollection);
    give_others_time();
    return freed;
}

static void say_events(const char *when)
{
    say("%s: first round %d, second round %d, in the other environment %d", when, now(&first_round),
        now(&second_round), now(&in_other));
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiEventCallbacks callbacks = {.ObjectFree = on_free};
    jvmtiEnv *other = freeing_environment();
    must_in(other, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(other, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_OBJECT_FREE, NULL);
    must(SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    if (!free_objects(jni, other, FIRST_ROUND, 0)) {
        say("not everything was collected");
        return;
    }
    say_events("disabled");
    on(ObjectFree, on_free);
    bool freed = free_objects(jni, other, SECOND_ROUND, OBJECTS);
    off(ObjectFree);
    if (freed)
        say_events("enabled");
    else
        inapplicable("objects are freed at times only");
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
