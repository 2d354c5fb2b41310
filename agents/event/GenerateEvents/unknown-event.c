/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GenerateEvents refuses a number that is not an event.");

static void observe(JNIEnv *jni, jobject subject)
{
    static const int numbers[] = {-1, 0, 1, 45, 89, 1000};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        say("%d: %s", numbers[i], error_name(ti(GenerateEvents, (jvmtiEvent)numbers[i])));
}

TEST(.probe = observe, .needs = {.can_generate_compiled_method_load_events = 1});
