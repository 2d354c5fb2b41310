/* SPDX-License-Identifier: Apache-2.0 */
#include "../intrinsics.h"

TITLE("MethodEntry and MethodExit are posted for methods that a JVM may implement as intrinsics.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    struct intrinsic *one = intrinsic_of(method);
    if (one != NULL)
        atomic_fetch_add(&one->entries, 1);
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    struct intrinsic *one = intrinsic_of(method);
    if (one != NULL)
        atomic_fetch_add(&one->exits, 1);
}

static void observe(JNIEnv *jni, jobject end)
{
    jthread self = NULL;
    must(GetCurrentThread, &self);
    if (end == NULL) {
        find_intrinsics(jni);
        on_thread(MethodExit, left, self);
        on_thread(MethodEntry, entered, self);
        return;
    }
    off_thread(MethodEntry, self);
    off_thread(MethodExit, self);
    for (int i = 0; i < INTRINSICS; i++)
        if (is_case(intrinsics[i].group))
            say("%s: entered %s, left %s", intrinsics[i].name, truth(intrinsics[i].entries > 0),
                truth(intrinsics[i].exits > 0));
}

TEST(.target = "method.Intrinsics", .args = LIST("cold"), .probe = observe,
     .cases = INTRINSIC_CASES,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
