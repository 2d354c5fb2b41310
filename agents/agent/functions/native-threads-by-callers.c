/* SPDX-License-Identifier: Apache-2.0 */
#include "../native_threads.h"

TITLE("Agent threads and attached threads are reported as they are, whichever thread asks.");

TEST(.target = "agent.NativeThreads", .probe = observe_native_threads, .needs = {CALLER_NEEDS},
     .cases = CALLER_CASES);
