/* SPDX-License-Identifier: Apache-2.0 */
#include "events.h"

TITLE("Exception in compiled code reports the first handler whose range and type match.");

static void observe(JNIEnv *jni, jobject unused)
{
    say_thrown_and_caught_in("Lclassfile/Handlers;");
}

TEST(.target = "classfile.Handled", .args = LIST("compiled"), .probe = observe,
     .vm_args = LIST(COMPILED_BEFORE), .needs = {.can_generate_exception_events = 1});
