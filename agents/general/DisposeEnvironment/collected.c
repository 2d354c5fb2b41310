/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Environments go on as before when others were disposed of and garbage was collected.");

enum { BEFORE = 4, ALL };

/* A to E. Those that were disposed of are null: a later one may be in their place. */
static jvmtiEnv *environments[ALL];
static char own[ALL];

/* Other threads can be in a handler while its environment is disposed of. */
static _Thread_local bool watched;

static char name_of(jvmtiEnv *env)
{
    int i = 0;
    while (i < ALL && environments[i] != env)
        i++;
    return i < ALL ? (char)('A' + i) : '?';
}

static void JNICALL prepared(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    if (watched && strcmp(class_name(klass), "Lgeneral/Prepared;") == 0)
        say("%c: prepared", name_of(env));
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("%c: %s popped", name_of(env), method_name(method));
}

static void enable(jvmtiEnv *env, jvmtiEvent event)
{
    static const jvmtiEventCallbacks callbacks = {.ClassPrepare = prepared, .FramePop = popped};
    must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
    must_in(env, SetEventNotificationMode, JVMTI_ENABLE, event, NULL);
}

/* A is the test's own environment, and so the oldest of all. */
static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities frame_pop = {.can_generate_frame_pop_events = 1};
    for (int i = 0; i < BEFORE; i++) {
        environments[i] = i == 0 ? assay_env : new_environment_with(&frame_pop);
        enable(environments[i], JVMTI_EVENT_CLASS_PREPARE);
        enable(environments[i], JVMTI_EVENT_FRAME_POP);
    }
}

static void dispose(const char *names)
{
    for (const char *name = names; *name != '\0'; name++) {
        must_in(environments[*name - 'A'], DisposeEnvironment);
        environments[*name - 'A'] = NULL;
    }
    assay_env = environments[environments[2] != NULL ? 2 : 3];
}

static void observe(JNIEnv *jni, jobject unused)
{
    watched = true;
    for (int i = 0; i < BEFORE; i++) {
        must_in(environments[i], SetThreadLocalStorage, NULL, &own[i]);
        must_in(environments[i], NotifyFramePop, NULL, 2);
    }
    dispose(is_case("first") ? "A" : is_case("middle") ? "B" : is_case("last") ? "D"
            : is_case("neighbours") ? "BC" : "ABD");
    must(ForceGarbageCollection);
    environments[BEFORE] = new_environment();
    enable(environments[BEFORE], JVMTI_EVENT_CLASS_PREPARE);
    for (int i = 0; i < ALL; i++) {
        void *stored = &stored;
        if (environments[i] == NULL)
            continue;
        must_in(environments[i], GetThreadLocalStorage, NULL, &stored);
        say("%c: %s", 'A' + i, stored == NULL ? "null" : stored == &own[i] ? "its own" : "wrong");
    }
    (*jni)->AllocObject(jni, find_class(jni, "general/Prepared"));
    must(ForceGarbageCollection);
}

TEST(.target = "stack.Chain", .load = load, .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1},
     .cases = LIST("all-but-one", "first", "last", "middle", "neighbours"));
