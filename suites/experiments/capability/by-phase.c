/* SPDX-License-Identifier: Apache-2.0 */
#include "experiment.h"

QUESTION("Which capabilities are offered when the JVM starts, and which in the live phase?");
PASSAGES("GetPotentialCapabilities; Capability: when a capability can be added is up to the JVM.");
WHY("An agent that is attached gets only those of the live phase, and must do without the others.");

static jvmtiCapabilities at_load;

static void load(JavaVM *vm, char *options)
{
    must(GetPotentialCapabilities, &at_load);
}

static bool has(const jvmtiCapabilities *set, unsigned bit)
{
    return (((const unsigned char *)set)[bit / 8] >> bit % 8 & 1) != 0;
}

static void observe(JNIEnv *jni, jobject subject)
{
    jvmtiCapabilities live = {0};
    must(GetPotentialCapabilities, &live);
    for (unsigned bit = 0; bit < 8 * sizeof live; bit++) {
        if (!has(&at_load, bit) && !has(&live, bit))
            continue;
        jvmtiCapabilities one = {0};
        ((unsigned char *)&one)[bit / 8] = (unsigned char)(1u << bit % 8);
        say("%s: %s", *capability_names(&one) != 0 ? capability_names(&one) : "bits without a name",
            !has(&live, bit)     ? "at start"
            : has(&at_load, bit) ? "always"
                                 : "live phase only");
    }
}

ASK(.load = load, .probe = observe);
