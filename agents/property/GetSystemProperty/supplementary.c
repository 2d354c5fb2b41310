/* SPDX-License-Identifier: Apache-2.0 */
#include "../encoded.h"

TITLE("GetSystemProperty returns a supplementary character as two surrogates of three bytes.");

/* U+1F600 in UTF-8, and in modified UTF-8. */
#define COMMAND_LINE "\xF0\x9F\x98\x80"
#define KEY "\xED\xA0\xBD\xED\xB8\x80"

static void load(JavaVM *vm, char *options)
{
    need_utf8();
    say_encoded("OnLoad", KEY);
}

static void probe(JNIEnv *jni, jobject subject)
{
    say_encoded("live", KEY);
    need_word_in_java(jni, KEY);
}

/* The environment gives the encoding of the command line. */
TEST(.load = load, .probe = probe, .env = LIST("LC_ALL=C.UTF-8"),
     .vm_args = LIST("-Dassay.word=" COMMAND_LINE, "-D" COMMAND_LINE "=seven"));
