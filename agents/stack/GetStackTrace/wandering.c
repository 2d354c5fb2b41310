/* SPDX-License-Identifier: Apache-2.0 */
#include "../shadow.h"

TITLE("In the midst of calls of all kinds the stack shows the methods that were entered.");

/* All that was entered is there, and below it what was there before. */
static void look(void)
{
    if (shadow.depth == 0)
        return;
    jvmtiFrameInfo frames[SHADOW_MAX];
    jint count = 0, all = 0;
    must(GetStackTrace, NULL, 0, SHADOW_MAX, frames, &count);
    must(GetFrameCount, NULL, &all);
    if (all != count || all != shadow.below + shadow.depth)
        wrong("%d frames and a count of %d, with %d methods entered and %d before", count, all,
              shadow.depth, shadow.below);
    for (jint i = 0; i < shadow.depth && i < count; i++)
        if (frames[i].method != shadow.methods[shadow.depth - 1 - i])
            wrong("%s at depth %d of %d, not %s", method_name(frames[i].method), i, count,
                  method_name(shadow.methods[shadow.depth - 1 - i]));
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    shadow_push(method);
    shadow.count++;
    look();
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    look();
    shadow_pop("exit", method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    int probe = which_probe(jni, subject);
    if (probe == 2) {
        shadow_calls(entered, left);
    } else if (probe == 3) {
        shadow_calls_end();
    }
}

TEST(WANDERING, .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
