/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetSystemProperty returns a long value whole, and finds a long key.");

#define TEN "=abc,def :"
#define HUNDRED TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN
#define THOUSAND HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED HUNDRED
#define LONG THOUSAND THOUSAND THOUSAND THOUSAND THOUSAND THOUSAND THOUSAND THOUSAND THOUSAND "end"
#define WORD "abcd.efgh."
#define WORDS WORD WORD WORD WORD WORD WORD WORD WORD WORD WORD
#define KEY WORDS WORDS WORDS WORDS WORDS WORDS WORDS WORDS WORDS WORDS "end"

static void observe(const char *where)
{
    char *value = NULL;
    jvmtiError error = ti(GetSystemProperty, "assay.long", &value);
    say("%s: value: %s, whole: %s", where, error_name(error),
        truth(error == JVMTI_ERROR_NONE && strcmp(readable_text(value), LONG) == 0));
    error = ti(GetSystemProperty, KEY, &value);
    say("%s: key: %s %s, listed: %s", where, error_name(error),
        error == JVMTI_ERROR_NONE ? readable_text(value) : "none", truth(is_listed(KEY)));
}

static void load(JavaVM *vm, char *options)
{
    observe("OnLoad");
}

static void probe(JNIEnv *jni, jobject subject)
{
    observe("live");
}

TEST(.load = load, .probe = probe, .vm_args = LIST("-Dassay.long=" LONG, "-D" KEY "=1"));
