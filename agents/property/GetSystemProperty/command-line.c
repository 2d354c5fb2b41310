/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetSystemProperty returns the value given on the command line.");

static void observe(void)
{
    say_property("assay.word");
    say_property("assay.empty");
    say_property("assay.equals");
}

static void load(JavaVM *vm, char *options)
{
    observe();
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe();
}

TEST(.load = load, .probe = probe,
     .vm_args = LIST("-Dassay.word=seven", "-Dassay.empty=", "-Dassay.equals=a=b"));
