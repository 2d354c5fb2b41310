/* SPDX-License-Identifier: Apache-2.0 */
#include <locale.h>

#include "environments.h"

TITLE("GetSystemProperty returns characters of the basic plane from the command line in UTF-8.");

/* The letter a with diaeresis and the euro sign, the same in modified UTF-8. */
#define COMMAND_LINE "\xC3\xA4\xE2\x82\xAC"
#define KEY "\xC3\xA4\xE2\x82\xAC"

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
