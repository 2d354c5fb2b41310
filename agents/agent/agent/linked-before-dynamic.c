/* SPDX-License-Identifier: Apache-2.0 */
#include "processes.h"

TITLE("A statically linked agent takes precedence over a library of the same name.");

static void load(JavaVM *vm, char *options)
{
    launch(vm, LIST("-agentlib:linked=first", "-agentlib:linked=second"));
}

TEST(.load = load, .env = LIST(LAUNCHER, "LD_LIBRARY_PATH={companions}"));
