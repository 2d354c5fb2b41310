/* SPDX-License-Identifier: Apache-2.0 */
#include "../storage.h"

TITLE("GetThreadLocalStorage is refused in the phase of loading agents.");

static void load(JavaVM *vm, char *options)
{
    say_value(assay_env, NULL);
}

TEST(.load = load);
