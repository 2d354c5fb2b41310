/* SPDX-License-Identifier: Apache-2.0 */
#include "../without_carrier.h"

TITLE("GetLocalObject and its variants read the variables of a suspended virtual thread without a carrier.");

/* A parked thread may have woken spuriously and own a lock of the class library; so nothing calls Java
 * until it is resumed. */
static void act(JNIEnv *jni, jthread thread)
{
    struct variables read = {0};
    must(SuspendThread, thread);
    read_outer(thread, depth_of_method(thread, OUTER), &read);
    read_receiver(thread, depth_of_method(thread, RUN), &read);
    must(ResumeThread, thread);
    say_outer(jni, &read);
    say_receiver(jni, &read);
}

TEST(VIRTUAL_THREADS_WITH(ONE_CARRIER), .target = "virtual_thread.WithoutCarrier",
     .probe = without_carrier_probe, .cases = LIST(WITH_FRAMES),
     .needs = {
         .can_access_local_variables = 1, .can_suspend = 1, .can_support_virtual_threads = 1});
