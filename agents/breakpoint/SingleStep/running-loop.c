/* SPDX-License-Identifier: Apache-2.0 */
#include "../spinning.h"

TITLE("SingleStep enabled for a thread that runs in a loop is posted at the loop's instructions.");

static jmethodID spin;
static atomic_bool enough;

static void JNICALL stepped(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                            jlocation location)
{
    static int turns;
    /* Where in the loop it begins is open. */
    if (method != spin || (turns == 0 && location != 0))
        return;
    say("step at %d", (int)location);
    if (location != 0 || ++turns < 2)
        return;
    off_thread(SingleStep, thread);
    enough = true;
}

static void observe(JNIEnv *jni, jobject thread)
{
    spin = spin_method(jni);
    on_thread(SingleStep, stepped, thread);
    await_while_spinning(jni, &enough);
    if (!enough)
        off_thread(SingleStep, thread);
}

TEST(.target = "local.Spinning", .probe = observe, .needs = {.can_generate_single_step_events = 1});
