/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which capabilities does a second environment not get while the first holds all?");
PASSAGES("Capability: some capabilities can be held by one environment only, at the JVM's choice.");
WHY("Two agents in one JVM, a debugger and a profiler, take such capabilities from each other.");

static void load(JavaVM *vm, char *options)
{
    jvmtiCapabilities all = {0}, left = {0};
    jvmtiEnv *second = new_environment();
    must(GetPotentialCapabilities, &all);
    must(AddCapabilities, &all);
    must_in(second, GetPotentialCapabilities, &left);
    unsigned char taken[sizeof all] = {0};
    for (size_t i = 0; i < sizeof all; i++)
        taken[i] = ((unsigned char *)&all)[i] & (unsigned char)~((unsigned char *)&left)[i];
    jvmtiCapabilities gone;
    memcpy(&gone, taken, sizeof gone);
    say("not offered to the second: %s", capability_names(&gone));
}

ASK(.load = load);
