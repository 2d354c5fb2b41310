/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"

TITLE("SingleStep goes on in every iteration of a loop long enough to be compiled meanwhile.");

enum { LOCATIONS = 64 };

static jmethodID looping;
static int steps[LOCATIONS];

static void JNICALL step(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jlocation location)
{
    if (method == looping && location >= 0 && location < LOCATIONS)
        steps[location]++;
}

static void observe(JNIEnv *jni, jobject unused)
{
    int most = 0;
    if (looping == NULL) {
        looping = static_method_id(jni, find_class(jni, "breakpoint/LongLoop"), "sum", "(I)I");
        on_thread(SingleStep, step, current_thread());
        return;
    }
    off_thread(SingleStep, current_thread());
    for (int i = 0; i < LOCATIONS; i++)
        most = steps[i] > most ? steps[i] : most;
    say("first instruction: %d", steps[0]);
    say("each of the condition: %d", most);
}

TEST(.target = "breakpoint.LongLoop", .probe = observe,
     .needs = {.can_generate_single_step_events = 1});
