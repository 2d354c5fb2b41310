/* SPDX-License-Identifier: Apache-2.0 */
#include "../native_threads.h"
#include "virtual.h"

TITLE("Agent threads and attached threads are reported as they are where virtual threads ask.");

TEST(VIRTUAL_THREADS, .target = "agent.NativeThreads", .probe = observe_native_threads,
     .needs = {CALLER_NEEDS}, .cases = VIRTUAL_CALLER_CASES);
