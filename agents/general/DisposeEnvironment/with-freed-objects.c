/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "threads.h"

TITLE("DisposeEnvironment works while ObjectFree is posted and more objects are collected.");

enum { ROUNDS = 12, OBJECTS = 4, ALL = ROUNDS * OBJECTS };

static jweak witnesses[ALL];
static int freed[ALL + 1]; /* by tag */
static int all_freed, repeated;

static void JNICALL on_free(jvmtiEnv *env, jlong tag)
{
    bool is_first = tag >= 1 && tag <= ALL
                    && __atomic_fetch_add(&freed[tag], 1, __ATOMIC_SEQ_CST) == 0;
    __atomic_add_fetch(is_first ? &all_freed : &repeated, 1, __ATOMIC_SEQ_CST);
}

/* The objects have tags in the environment that stays, too. Whether a callback ran at the end. */
static bool use_and_dispose(JNIEnv *jni, int round)
{
    static const jvmtiEventCallbacks callbacks = {.ObjectFree = last_for_collections};
    jclass klass = find_class(jni, "java/lang/Object");
    jvmtiEnv *env = freeing_environment();
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_OBJECT_FREE, NULL);
    for (int i = 0; i < OBJECTS; i++) {
        jobject object = (*jni)->AllocObject(jni, klass);
        must_in(env, SetTag, object, i + 1);
        set_tag(object, round * OBJECTS + i + 1);
        witnesses[round * OBJECTS + i] = (*jni)->NewWeakGlobalRef(jni, object);
        (*jni)->DeleteLocalRef(jni, object);
    }
    start_collecting();
    bool meets = await_lasting();
    must_in(env, DisposeEnvironment);
    stop_collecting();
    return meets;
}

static void observe(JNIEnv *jni, jobject unused)
{
    on(ObjectFree, on_free);
    int met = 0;
    for (int round = 0; round < ROUNDS; round++)
        met += use_and_dispose(jni, round);
    if (met == 0)
        inapplicable("no callback ran when an environment was disposed of");
    say("disposed of: %d", ROUNDS);
    bool is_all = collect_until_freed(jni, witnesses, ALL);
    struct timespec beginning = {0};
    while (is_all && __atomic_load_n(&all_freed, __ATOMIC_SEQ_CST) < ALL
           && wait_goes_on(&beginning)) {
        must(ForceGarbageCollection);
        give_others_time();
    }
    bool is_reported = __atomic_load_n(&all_freed, __ATOMIC_SEQ_CST) == ALL;
    say("freed for the other: %s", !is_all ? "nothing" : is_reported ? "all" : "not all");
    say("twice, or with another tag: %d", __atomic_load_n(&repeated, __ATOMIC_SEQ_CST));
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1, .can_generate_object_free_events = 1});
