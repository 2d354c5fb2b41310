/* SPDX-License-Identifier: Apache-2.0 */
#include "../../event/warm_touching.h"
#include "../virtual.h"

TITLE("An event enabled for a parked virtual thread comes each time in code that has run often.");

VIRTUAL_TEST_ON(LIST(CARRIERS, COMPILED_EARLY), .target = "virtual_thread.CompiledTouching",
                .probe = observe_touching, .needs = EVENT_NEEDS, .cases = EVENT_CASES);
