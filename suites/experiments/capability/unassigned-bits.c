/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("What becomes of the bits of jvmtiCapabilities that no capability has?");
PASSAGES("GetPotentialCapabilities, GetCapabilities: on return the structure holds the "
         "capabilities; its unassigned bits are not mentioned.");
WHY("An agent that hands on a structure it did not clear asks for capabilities that do not exist, "
    "and may or may not be refused.");

/* How many bits from the first on are written. */
static void tell(const char *function, jvmtiError (*ask)(jvmtiEnv *, jvmtiCapabilities *))
{
    jvmtiCapabilities ones, zeros;
    memset(&ones, 0xff, sizeof ones);
    memset(&zeros, 0, sizeof zeros);
    ask(assay_env, &ones);
    ask(assay_env, &zeros);
    unsigned untouched = 0;
    for (size_t i = 0; i < sizeof ones; i++)
        untouched += ((unsigned char *)&ones)[i] == 0xff && ((unsigned char *)&zeros)[i] == 0;
    say("%s: %u of %u bytes are left as they were", function, untouched, (unsigned)sizeof ones);
}

static void load(JavaVM *vm, char *options)
{
    tell("GetPotentialCapabilities", (*assay_env)->GetPotentialCapabilities);
    tell("GetCapabilities", (*assay_env)->GetCapabilities);
    jvmtiCapabilities last = {0};
    ((unsigned char *)&last)[sizeof last - 1] = 0x80;
    say("AddCapabilities of the last bit: %s", error_name(ti(AddCapabilities, &last)));
    say("RelinquishCapabilities of the last bit: %s",
        error_name(ti(RelinquishCapabilities, &last)));
}

ASK(.load = load);
