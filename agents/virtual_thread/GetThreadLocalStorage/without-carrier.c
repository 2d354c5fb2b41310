/* SPDX-License-Identifier: Apache-2.0 */
#include "threads.h"
#include "../without_carrier.h"

TITLE("GetThreadLocalStorage returns the value that was stored for a virtual thread without a carrier.");

static void look(JNIEnv *jni)
{
    say_storage(assay_env, NULL);
}

static void act(JNIEnv *jni, jthread thread)
{
    at_end = look;
    must(SetThreadLocalStorage, NULL, &first_value);
    say_storage(assay_env, thread);
    say_set_storage(assay_env, thread, &second_value);
    say_storage(assay_env, thread);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST("started", WITH_FRAMES),
     .needs = {.can_support_virtual_threads = 1});
