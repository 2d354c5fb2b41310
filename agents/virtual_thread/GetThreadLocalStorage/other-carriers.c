/* SPDX-License-Identifier: Apache-2.0 */
#include "../carrier_switch.h"

TITLE("GetThreadLocalStorage returns a virtual thread's value after it has changed its carrier.");

static char values[TURNS + 2];

static void prepare(JNIEnv *jni)
{
    must(SetThreadLocalStorage, NULL, &values[TURNS + 1]);
}

static void take_turn(JNIEnv *jni, jthread self, int turn)
{
    void *data = &values[TURNS + 1], *by_null = data;
    must(GetThreadLocalStorage, self, &data);
    must(GetThreadLocalStorage, NULL, &by_null);
    say("in turn %d: %d, by null the same: %s", turn,
        data == NULL ? -1 : (int)((char *)data - values), truth(data == by_null));
    must(SetThreadLocalStorage, turn % 2 == 0 ? NULL : self, &values[turn]);
}

TEST(VIRTUAL_THREADS_WITH(TWO_CARRIERS), .target = "virtual_thread.CarrierSwitch",
     .probe = carrier_switch_probe, .needs = {.can_support_virtual_threads = 1});
