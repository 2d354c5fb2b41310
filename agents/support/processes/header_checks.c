/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "processes.h"

static const char *const header_prologue[] = {
    "#include <jvmti.h>",
    "#include <stddef.h>",
    "#include <stdio.h>",
    "#include <string.h>",
    /* The specification does not name the type of the table. */
    "typedef __typeof__(**(jvmtiEnv *)0) TABLE;",
    "#define VALUE(NAME) printf(\"%s = %lld\\n\", #NAME, (long long)(NAME));",
    "#define DEFINED(NAME) (void)(NAME); printf(\"%s: defined\\n\", #NAME);",
    "#define VERSION(NAME) printf(\"%s: %s\\n\", #NAME, (NAME & ~0xFF) == (RUNNING & ~0xFF)"
    " ? \"that of the JVM\" : \"not that of the JVM\");",
    "#define MEMBER(TYPE, FIELD, OF, ...) { __VA_ARGS__; printf(\"%s.%s: %s, %s\\n\", #TYPE, "
    "#FIELD,"
    " _Generic(&((TYPE *)0)->FIELD, OF *: #OF, default: \"another type\"),"
    " offsetof(TYPE, FIELD) == offsetof(mine, FIELD) ? \"in its place\" : \"elsewhere\"); }",
    "#define SIZE(TYPE, ...) { __VA_ARGS__; printf(\"%s: %s\\n\", #TYPE,"
    " sizeof(TYPE) == sizeof(mine) ? \"no other members\" : \"of another size\"); }",
    "#define BIT(NAME) { jvmtiCapabilities c; memset(&c, 0, sizeof c); c.NAME = 1;"
    " printf(\"%s: bit %d\\n\", #NAME, bit(&c, sizeof c)); }",
    "#define FUNCTION(NAME, ...) printf(\"%s: slot %d, %s\\n\", #NAME,"
    " (int)(offsetof(TABLE, NAME) / sizeof(void *)) + 1,"
    " _Generic(((TABLE *)0)->NAME,"
    " jvmtiError (JNICALL *)(PARAMETERS(__VA_ARGS__)): \"parameters as specified\","
    " default: \"other parameters\"));",
    "#define PARAMETERS(...) jvmtiEnv *REST(__VA_ARGS__)",
    "#define REST(...) __VA_OPT__(, __VA_ARGS__)",
    "#define CALLBACK(NAME, RESULT, ...) printf(\"%s: %s\\n\", #NAME,"
    " _Generic((NAME)0, RESULT (JNICALL *)(__VA_ARGS__): \"as specified\","
    " default: \"another type\"));",
    "#define EVENT(NAME) printf(\"%s: slot %d, %s\\n\", #NAME,"
    " (int)(offsetof(jvmtiEventCallbacks, NAME) / sizeof(void *)),"
    " _Generic(((jvmtiEventCallbacks *)0)->NAME, jvmtiEvent##NAME: \"jvmtiEvent\" #NAME,"
    " default: \"another type\"));",
    "int bit(void *bytes, int size) { for (int i = 0; i < size * 8; i++)"
    " if (((unsigned char *)bytes)[i / 8] >> (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? 7 - i % 8"
    " : i % 8) & 1) return i; return -1; }",
    "int main(void) {",
};

/* JVM TI 1.2 belongs to release 8. */
int release_of(jint version)
{
    int major = (version & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR;
    return major == 1 ? 8 : major;
}

bool due_in(const struct check *check, int release)
{
    return check->since <= release && (check->until == 0 || release <= check->until);
}

struct header {
    char *include;   /* where jvmti.h is */
    char *directory; /* for the program */
    int version;     /* the release */
    jint running;    /* as GetVersionNumber gives it */
};

/* Never released. */
static char *joined(const char *directory, const char *file)
{
    char *path = NULL;
    if (asprintf(&path, "%s%s", directory, file) < 0)
        broken("there is no memory for a path");
    return path;
}

/* Prints what the checks of [first, end) say; false if they do not compile. */
static bool header_try(const struct header *header, const struct check *first,
                       const struct check *end)
{
    char text[4200];
    const char *source = joined(header->directory, "/check.c");
    FILE *program = fopen(source, "w");
    if (program == NULL)
        broken("cannot write %s", source);
    for (size_t i = 0; i < sizeof header_prologue / sizeof *header_prologue; i++)
        fprintf(program, "%s\n", header_prologue[i]);
    for (const struct check *check = first; check < end; check++)
        if (due_in(check, header->version))
            fprintf(program, "%s\n", check->text);
    fprintf(program, "}\n");
    if (fclose(program) != 0)
        broken("cannot write %s", source);
    if (system("cc -std=gnu11 -w -DRUNNING=\"$ASSAY_RUNNING\" -I\"$ASSAY_INCLUDE\" "
               "-I\"$ASSAY_INCLUDE/linux\" -o \"$ASSAY_DIRECTORY/check\" "
               "\"$ASSAY_DIRECTORY/check.c\" 2>/dev/null")
        != 0)
        return false;
    FILE *answers = popen("\"$ASSAY_DIRECTORY/check\"", "r");
    if (answers == NULL)
        broken("cannot run the compiled checks");
    while (fgets(text, sizeof text, answers) != NULL) {
        text[strcspn(text, "\n")] = '\0';
        say("%s", text);
    }
    if (pclose(answers) != 0)
        broken("the compiled checks failed");
    return true;
}

/* What does not compile is halved until the checks that do not are alone. */
static void header_say(const struct header *header, const struct check *first,
                       const struct check *end)
{
    if (first == end || header_try(header, first, end))
        return;
    if (first + 1 == end) {
        say("%s: does not compile", first->name);
        return;
    }
    const struct check *middle = first + (end - first) / 2;
    header_say(header, first, middle);
    header_say(header, middle, end);
}

/* Says what the header of this JVM makes of the checks. NA where the JVM ships no header, or
 * has no property java.home yet, or the machine has no compiler `cc`. */
void check_header(const struct check *checks)
{
    struct header header;
    char *home = NULL;
    if (ti(GetSystemProperty, "java.home", &home) != JVMTI_ERROR_NONE || home == NULL)
        inapplicable("the JVM does not say where its header is");
    header.include = joined(home, "/include");
    if (access(header.include, R_OK) != 0) /* up to release 8, java.home is DIR/jre */
        header.include = joined(home, "/../include");
    release(home);
    if (access(joined(header.include, "/jvmti.h"), R_OK) != 0)
        inapplicable("the JVM ships no jvmti.h");
    if (system("printf '%s\\n' '#include <stdio.h>' '#define REST(...) __VA_OPT__(, __VA_ARGS__)' "
               "'int check(int REST(int));' | cc -std=gnu11 -x c -fsyntax-only - >/dev/null"
               " 2>&1")
        != 0)
        inapplicable("the machine has no C compiler that can make the checks");
    must(GetVersionNumber, &header.running);
    header.version = release_of(header.running);
    const char *scratch = getenv("TMPDIR");
    header.directory = joined(scratch != NULL ? scratch : "/tmp", "/assay-header-XXXXXX");
    if (mkdtemp(header.directory) == NULL)
        broken("cannot make a directory like %s", header.directory);
    char running[16];
    snprintf(running, sizeof running, "%d", (int)header.running);
    setenv("ASSAY_RUNNING", running, 1);
    setenv("ASSAY_INCLUDE", header.include, 1);
    setenv("ASSAY_DIRECTORY", header.directory, 1);
    static const struct check nothing = {NULL, 0, 0, NULL};
    if (!header_try(&header, &nothing, &nothing))
        say("jvmti.h does not compile");
    const struct check *end = checks;
    while (end->name != NULL)
        end++;
    header_say(&header, checks, end);
    for (const char *const *file = LIST("/check.c", "/check", ""); *file != NULL; file++)
        remove(joined(header.directory, *file));
}
