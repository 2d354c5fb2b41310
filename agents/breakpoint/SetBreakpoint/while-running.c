/* SPDX-License-Identifier: Apache-2.0 */
#include "../instructions.h"
#include "threads.h"

TITLE("A method gives the right result while breakpoints at its instructions are set and cleared.");

enum { ROUNDS = 10 };
static atomic_int hits;

static void JNICALL hit(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                        jlocation location)
{
    atomic_fetch_add(&hits, method == mix.method);
}

/* At every tenth instruction, another one in each round. */
static void set_or_clear(bool setting, int round)
{
    jint at = 0;
    for (int number = 0; at < mix.size; number++, at = next_in_mix(at))
        if (number % ROUNDS == round && setting)
            must(SetBreakpoint, mix.method, at);
        else if (number % ROUNDS == round)
            must(ClearBreakpoint, mix.method, at);
}

static void observe(JNIEnv *jni, jobject unused)
{
    int reached = 0;
    find_mix(jni);
    on(Breakpoint, hit);
    for (int round = 0; round < ROUNDS && reached == round; round++) {
        struct timespec beginning = {0};
        int before = atomic_load(&hits);
        set_or_clear(true, round);
        while (atomic_load(&hits) == before && wait_goes_on(&beginning))
            continue;
        reached += atomic_load(&hits) != before;
        set_or_clear(false, round);
    }
    say("rounds with breakpoints: %d", reached);
}

TEST(.target = "breakpoint.Recomputing", .probe = observe, .timeout = 60,
     .needs = {.can_generate_breakpoint_events = 1, .can_get_bytecodes = 1});
