/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("SetSystemProperty sets a value of 100,000 bytes whole, and a short one after it.");

static void load(JavaVM *vm, char *options)
{
    static char text[100001];
    char *value = NULL;
    for (size_t i = 0; i < sizeof text - 1; i++)
        text[i] = (char)('a' + i % 26);
    jvmtiError error = ti(SetSystemProperty, "assay.word", text);
    say("SetSystemProperty: %s", error_name(error));
    if (error != JVMTI_ERROR_NONE)
        return;
    error = ti(GetSystemProperty, "assay.word", &value);
    say("GetSystemProperty: %s, whole: %s", error_name(error),
        truth(error == JVMTI_ERROR_NONE && strcmp(readable_text(value), text) == 0));
    say("set again: %s", error_name(ti(SetSystemProperty, "assay.word", "short")));
    say_property("assay.word");
}

TEST(.load = load, .vm_args = LIST("-Dassay.word=before"));
