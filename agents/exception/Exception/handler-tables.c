/* SPDX-License-Identifier: Apache-2.0 */
#include "../raised.h"

TITLE("Of a table of handlers the first counts in whose range and type an exception is.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_raised("Lclassfile/Handlers;");
}

TEST(.target = "classfile.Handled", .args = LIST("cold"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
