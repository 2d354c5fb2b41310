/* SPDX-License-Identifier: Apache-2.0 */
#include "../warm_touching.h"

TITLE("An event enabled for a parked thread comes each time in code that has run often.");

TEST(.target = "event.WarmTouching", .probe = observe_touching, .vm_args = LIST(COMPILED_EARLY),
     .needs = EVENT_NEEDS, .cases = EVENT_CASES);
