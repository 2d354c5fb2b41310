/* SPDX-License-Identifier: Apache-2.0 */
#include "../raised.h"

TITLE("In warm code, too, the first handler counts in whose range and type an exception is.");

static void observe(JNIEnv *jni, jobject unused)
{
    tell_raised("Lclassfile/Handlers;");
}

TEST(.target = "classfile.Handled", .args = LIST("warm"), .probe = observe,
     .needs = {.can_generate_exception_events = 1});
