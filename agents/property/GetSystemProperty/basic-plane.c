/* SPDX-License-Identifier: Apache-2.0 */
#include "../encoded.h"

TITLE("GetSystemProperty returns characters of the basic plane from the command line in UTF-8.");

/* The letter a with diaeresis and the euro sign, the same in modified UTF-8. */
#define COMMAND_LINE "\xC3\xA4\xE2\x82\xAC"
#define KEY "\xC3\xA4\xE2\x82\xAC"

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
