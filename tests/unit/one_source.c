/* SPDX-License-Identifier: Apache-2.0 */

/* Which definitions of several sources become one, and where each ends. */
#include "unit.h"

#include <unistd.h>

#include "explore/one_source.h"

static char directory[] = "/tmp/assay-one-source-XXXXXX";
static struct strings written;

static char *write_source(const char *name, const char *text)
{
    char *path = xprintf("%s/%s", directory, name);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
    strings_add_once(&written, path);
    return path;
}

static int make_directory(void **state)
{
    (void)state;
    assert_non_null(mkdtemp(directory));
    return 0;
}

static int remove_directory(void **state)
{
    (void)state;
    for (size_t i = 0; i < written.count; i++)
        unlink(written.items[i]);
    strings_free(&written);
    return rmdir(directory);
}

/* The words "A B" as a list. */
static struct strings words(const char *text)
{
    struct strings list = {0};
    while (*text != '\0') {
        size_t length = strcspn(text, " ");
        strings_add(&list, xprintf("%.*s", (int)length, text));
        text += length + (text[length] == ' ');
    }
    return list;
}

/* What is made of the source for `main`, without the enumerators of `unused`. */
static void becomes(const char *source, const char *unused, const char *expected)
{
    struct strings paths = {0}, without = words(unused), roots = words("main");
    strings_add(&paths, write_source("source.c", source));
    char *text = one_source_c(
        &(struct one_source){
            .paths = &paths, .generated = directory, .unused = &without, .roots = &roots},
        "/* first */\n");
    assert_non_null(text);
    assert_string_equal(text, expected);
    free(text);
    strings_free(&paths);
    strings_free(&without);
    strings_free(&roots);
}

static void test_only_what_is_used(void **state)
{
    (void)state;
    becomes("#include <b.h>\n#include \"a.h\"\n#include <a.h>\n"
            "#ifndef GUARD_H\n#define GUARD_H\n#define SIZE 3\n#define OTHER 4\n#endif\n"
            "/* Not this. */\nint one(void)\n{\n    return 1;\n}\n"
            "/* Of two. */\nstatic int two(void)\n{\n    return SIZE;\n}\n"
            "int main(void)\n{\n    return two() + \"one\" + x.one; /* one */\n}\n",
            "",
            "#include <a.h>\n#include <b.h>\n\n/* first */\n"
            "\n#define SIZE 3\n"
            "\n/* Of two. */\nstatic int two(void)\n{\n    return SIZE;\n}\n"
            "\nint main(void)\n{\n    return two() + \"one\" + x.one; /* one */\n}\n");
}

/* Braces and semicolons of literals, comments and initializers end nothing. */
static void test_where_definitions_end(void **state)
{
    (void)state;
    becomes("static const char text[] = \"};\\\n;\" /* } */\n    \"b\";\n"
            "static int later;\n"
            "struct pair {\n    int a;\n};\n"
            "static struct pair pairs[] = {\n    {1},\n    {';'},\n};\n"
            "enum { ONE, TWO = 2 };\n"
            "__attribute__((noreturn)) static void stop(int a,\n                 int b)\n{\n}\n"
            "int main(void)\n{\n    stop(TWO, pairs, text);\n}\n",
            "",
            "\n/* first */\n"
            "\nstatic const char text[] = \"};\\\n;\" /* } */\n    \"b\";\n"
            "\nstruct pair {\n    int a;\n};\n"
            "\nstatic struct pair pairs[] = {\n    {1},\n    {';'},\n};\n"
            "\nenum { ONE, TWO = 2 };\n"
            "\n__attribute__((noreturn)) static void stop(int a,\n                 int b)\n{\n}\n"
            "\nint main(void)\n{\n    stop(TWO, pairs, text);\n}\n");
}

static void test_declarations_need_a_definition(void **state)
{
    (void)state;
    becomes("void missing(void);\nvoid there(void);\n"
            "int main(void)\n{\n    missing();\n    there();\n}\n"
            "void there(void)\n{\n}\n",
            "",
            "\n/* first */\n\nvoid there(void);\n"
            "\nint main(void)\n{\n    missing();\n    there();\n}\n"
            "\nvoid there(void)\n{\n}\n");
}

static void test_unused_cases_and_rows(void **state)
{
    (void)state;
    becomes(
        "int main(void)\n{\n    static const int rows[] = {\n        [A] = 1,\n        [B] = 2,\n"
        "    };\n    switch (x) {\n"
        "    case A:\n        one();\n        break;\n"
        "    case B:\n    case C:\n        two();\n        break;\n"
        "    case D:\n    case A:\n        three();\n        break;\n"
        "    default:\n        break;\n    }\n}\n",
        "A B",
        "\n/* first */\n\nint main(void)\n{\n    static const int rows[] = {\n    };\n"
        "    switch (x) {\n"
        "    case C:\n        two();\n        break;\n"
        "    case D:\n        three();\n        break;\n"
        "    default:\n        break;\n    }\n}\n");
}

static void test_generated_sources_are_included(void **state)
{
    (void)state;
    free(write_source("table.inc", "static const int table[] = {1, 2};\nstatic int other;\n"));
    becomes("#include \"table.inc\"\nint main(void)\n{\n    return table[1];\n}\n", "",
            "\n/* first */\n\nstatic const int table[] = {1, 2};\n"
            "\nint main(void)\n{\n    return table[1];\n}\n");
}

/* No end is waited for that is not there. */
static void test_sources_that_break_off(void **state)
{
    (void)state;
    becomes("enum broken", "", "\n/* first */\n");
    becomes("__attribute__((x) int main(void)\n{", "", "\n/* first */\n");
    becomes("int main", "", "\n/* first */\n\nint main");
    becomes("/* int main", "", "\n/* first */\n");
}

static void test_what_cannot_be_read(void **state)
{
    (void)state;
    struct strings none = {0}, paths = {0};
    strings_add(&paths, xprintf("%s/none", directory));
    assert_null(one_source_c(
        &(struct one_source){
            .paths = &paths, .generated = directory, .unused = &none, .roots = &none},
        ""));
    assert_null(one_source_java(&paths));
    strings_free(&paths);
}

static void test_java_classes_of_one_package(void **state)
{
    (void)state;
    struct strings paths = {0};
    strings_add(&paths,
                write_source("One.java", "// SPDX-License-Identifier: Apache-2.0\npackage p;\n"
                                         "\nimport b.B;\n\n/** One. */\n"
                                         "public final class One {\n}\n"));
    strings_add(&paths,
                write_source("Two.java", "package p;\nimport a.A;\nimport b.B;\nclass Two {\n}\n"));
    char *text = one_source_java(&paths);
    assert_string_equal(text, "// SPDX-License-Identifier: Apache-2.0\npackage p;\n\n"
                              "import a.A;\nimport b.B;\n"
                              "\n\n/** One. */\nfinal class One {\n}\nclass Two {\n}\n");
    free(text);
    strings_free(&paths);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_only_what_is_used),
        cmocka_unit_test(test_where_definitions_end),
        cmocka_unit_test(test_declarations_need_a_definition),
        cmocka_unit_test(test_unused_cases_and_rows),
        cmocka_unit_test(test_generated_sources_are_included),
        cmocka_unit_test(test_sources_that_break_off),
        cmocka_unit_test(test_what_cannot_be_read),
        cmocka_unit_test(test_java_classes_of_one_package),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, make_directory, remove_directory);
}
