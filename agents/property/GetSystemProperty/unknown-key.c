/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetSystemProperty returns NOT_AVAILABLE for an undefined key.");

/* The second key only begins like one that there is. */
static void observe(void)
{
    say_property("assay.nobody");
    say_property("assay.word.longer");
    say_property("assay.wor");
}

static void load(JavaVM *vm, char *options)
{
    observe();
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe();
}

TEST(.load = load, .probe = probe, .vm_args = LIST("-Dassay.word=seven"));
