/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("DisposeEnvironment makes the environment's capabilities available again.");

/* Some capabilities one environment at a time can hold: what can be had before
 * the other takes all, can be had after it is gone. */
static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities before = {0}, after = {0};
    must(GetPotentialCapabilities, &before);
    jvmtiEnv *other = new_environment();
    add_capabilities(other, &before);
    must_in(other, DisposeEnvironment);
    must(GetPotentialCapabilities, &after);
    unsigned char had[sizeof before], have[sizeof after];
    memcpy(had, &before, sizeof had);
    memcpy(have, &after, sizeof have);
    int lost = 0;
    for (size_t i = 0; i < sizeof had; i++)
        lost += (had[i] & ~have[i]) != 0;
    say("lost: %s", truth(lost > 0));
    SAY_CALL(AddCapabilities, &before);
}

TEST(.load = load);
