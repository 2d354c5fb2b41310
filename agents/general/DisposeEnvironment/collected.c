/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Environments work as before after others are disposed of and garbage is collected.");

enum { COUNT = 4 };

/* A to D, and what each stores for the thread. */
static jvmtiEnv *environments[COUNT];
static char own[COUNT];

static char name_of(jvmtiEnv *env)
{
    int i = 0;
    while (i < COUNT && environments[i] != env)
        i++;
    return i < COUNT ? (char)('A' + i) : '?';
}

static void JNICALL popped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                           jboolean by_exception)
{
    say("%c: %s popped", name_of(env), method_name(method));
}

/* A is the test's own environment, and so the oldest of all. */
static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities pops = {.can_generate_frame_pop_events = 1};
    static const jvmtiEventCallbacks callbacks = {.FramePop = popped};
    for (int i = 0; i < COUNT; i++) {
        jvmtiEnv *env = environments[i] = i == 0 ? assay_env : new_environment_with(&pops);
        must_in(env, SetEventCallbacks, &callbacks, (jint)sizeof callbacks);
        must_in(env, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_FRAME_POP, NULL);
    }
}

static void observe(JNIEnv *jni, jobject unused)
{
    const char *gone = is_case("first")        ? "A"
                       : is_case("middle")     ? "B"
                       : is_case("last")       ? "D"
                       : is_case("neighbours") ? "BC"
                                               : "ABD";
    for (int i = 0; i < COUNT; i++) {
        must_in(environments[i], SetThreadLocalStorage, NULL, &own[i]);
        jvmtiError error = ti_if_able_in(environments[i], NotifyFramePop, NULL, 2);
        if (i > 0 && error == JVMTI_ERROR_DUPLICATE)
            inapplicable("requests are not kept per environment");
        say("%c: request: %s", 'A' + i, error_name(error));
    }
    for (const char *name = gone; *name != '\0'; name++)
        must_in(environments[*name - 'A'], DisposeEnvironment);
    assay_env = environments[strchr(gone, 'C') == NULL ? 2 : 3];
    must(ForceGarbageCollection);
    must(ForceGarbageCollection);
    for (int i = 0; i < COUNT; i++) {
        void *stored = NULL;
        if (strchr(gone, 'A' + i) != NULL)
            continue;
        must_in(environments[i], GetThreadLocalStorage, NULL, &stored);
        say("%c: storage %s", 'A' + i, stored == &own[i] ? "kept" : "not kept");
    }
}

TEST(.target = "stack.Chain", .load = load, .probe = observe,
     .needs = {.can_generate_frame_pop_events = 1},
     .cases = LIST("all-but-one", "first", "last", "middle", "neighbours"));
