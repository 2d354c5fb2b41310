/* SPDX-License-Identifier: Apache-2.0 */
#include "conditions.h"

TITLE("GetVersionNumber returns the interface type of JVM TI, and one version in every phase.");

static jint first;

static void observe(const char *where)
{
    jint version = 0;
    jvmtiError error = ti(GetVersionNumber, &version);
    if (error != JVMTI_ERROR_NONE) {
        say("%s: GetVersionNumber: %s", where, error_name(error));
        return;
    }
    if (strcmp(where, "OnLoad") == 0)
        first = version;
    jint type = version & JVMTI_VERSION_MASK_INTERFACE_TYPE;
    say("%s: GetVersionNumber: %s, JVMTI: %s, as at first: %s", where, error_name(error),
        truth(type == JVMTI_VERSION_INTERFACE_JVMTI), truth(version == first));
}

IN_EACH_PHASE(observe)

TEST(PHASE_HOOKS);
