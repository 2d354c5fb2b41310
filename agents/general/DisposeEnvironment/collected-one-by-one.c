/* SPDX-License-Identifier: Apache-2.0 */
#include "event_causes.h"
#include "threads.h"

TITLE("Each environment is new although many before it had state for threads and were disposed of.");

enum { ROUNDS = 20, TAG = 42 };

static char mine, firsts, gone;
static jthread first;
static jobject object;

static bool is_new(jvmtiEnv *env)
{
    void *own = &gone, *of_main = &gone, *of_first = &gone;
    jlong tag = -1;
    must_in(env, GetEnvironmentLocalStorage, &own);
    must_in(env, GetThreadLocalStorage, NULL, &of_main);
    must_in(env, GetThreadLocalStorage, first, &of_first);
    must_in(env, GetTag, object, &tag);
    return own == NULL && of_main == NULL && of_first == NULL && tag == 0;
}

static void use(jvmtiEnv *env)
{
    must_in(env, SetEnvironmentLocalStorage, "gone: ");
    must_in(env, SetThreadLocalStorage, NULL, &gone);
    must_in(env, SetThreadLocalStorage, first, &gone);
    must_in(env, SetTag, object, TAG + 1);
    set_class_prepare_in(env);
    class_prepare_mode(env, JVMTI_ENABLE, first);
}

static void observe(JNIEnv *jni, jobject threads)
{
    static const jvmtiCapabilities tagging = {.can_tag_objects = 1};
    void *of_main = NULL, *of_first = NULL;
    int not_new = 0;
    object = (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object"));
    first = thread_at(jni, threads, 0);
    must(SetEnvironmentLocalStorage, "stays: ");
    must(SetThreadLocalStorage, NULL, &mine);
    must(SetThreadLocalStorage, first, &firsts);
    set_tag(object, TAG);
    set_class_prepare_in(assay_env);
    class_prepare_mode(assay_env, JVMTI_ENABLE, first);
    for (int i = 0; i < ROUNDS; i++) {
        jvmtiEnv *env = new_environment_with(&tagging);
        not_new += !is_new(env);
        use(env);
        must_in(env, DisposeEnvironment);
        must(ForceGarbageCollection);
    }
    say("environments that were not new: %d", not_new);
    must(GetThreadLocalStorage, NULL, &of_main);
    must(GetThreadLocalStorage, first, &of_first);
    say("storage of the one that stays: %s and %s", of_main == &mine ? "main's" : "not main's",
        of_first == &firsts ? "first's" : "not first's");
    say("its tag: %d", (int)tag_of(object));
    prepare_next_on("first", 1);
}

TEST(.target = "event.Turns", .probe = observe, .needs = {.can_tag_objects = 1});
