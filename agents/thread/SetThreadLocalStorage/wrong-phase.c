/* SPDX-License-Identifier: Apache-2.0 */
#include "../storage.h"

TITLE("SetThreadLocalStorage is refused in the phase of loading agents.");

static void load(JavaVM *vm, char *options)
{
    say_set(assay_env, NULL, &first_value);
}

TEST(.load = load);
