/* SPDX-License-Identifier: Apache-2.0 */
#include <locale.h>

#include "environments.h"

TITLE("GetSystemProperty returns a supplementary character as two surrogates of three bytes.");

/* U+1F600 in UTF-8, and in modified UTF-8. */
#define COMMAND_LINE "\xF0\x9F\x98\x80"
#define KEY "\xED\xA0\xBD\xED\xB8\x80"

/* The key in modified UTF-8, and the value that the property assay.word has, too. */
static void say_encoded(const char *where)
{
    char *word = NULL, *value = NULL;
    jvmtiError error = ti(GetSystemProperty, "assay.word", &word);
    say("%s: assay.word: %s %s", where, error_name(error),
        error == JVMTI_ERROR_NONE ? quoted(word) : "none");
    error = ti(GetSystemProperty, KEY, &value);
    say("%s: key: %s %s, listed: %s", where, error_name(error),
        error == JVMTI_ERROR_NONE ? quoted(value) : "none", truth(is_listed(KEY)));
}

static void load(JavaVM *vm, char *options)
{
    if (newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0) == (locale_t)0)
        inapplicable("there is no locale C.UTF-8");
    say_encoded("OnLoad");
}

static void probe(JNIEnv *jni, jobject subject)
{
    say_encoded("live");
}

/* The environment gives the encoding of the command line. */
TEST(.load = load, .probe = probe, .env = LIST("LC_ALL=C.UTF-8"),
     .vm_args = LIST("-Dassay.word=" COMMAND_LINE, "-D" COMMAND_LINE "=seven"));
