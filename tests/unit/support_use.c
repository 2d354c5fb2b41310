/* SPDX-License-Identifier: Apache-2.0 */

/* What a test takes in from the support library. The library here is a small one, in a directory
 * of its own, with the module agent and two others. */
#include "unit.h"

#include <stdbool.h>
#include <sys/stat.h>
#include <unistd.h>

#include "catalog/support_use.h"

static char directory[] = "/tmp/assay-support-use-XXXXXX";
static const char *const folders[] = {"agent", "walk", "names"};
static const char *const files[] = {"agent/assay.h", "agent/core.c", "walk/walk.h", "walk/walk.c",
                                    "names/names.c"};
static const char *const texts[] = {
    "#define ti(F, ...) call(F, __VA_ARGS__)\n"
    "void say(const char *text);\n",

    "#include \"assay.h\"\n"
    "void say(const char *text)\n{\n    put(text);\n}\n",

    "#define FOR_EACH(X) \\\n    for (int X = 0; X < walk_count; X++)\n"
    "void walk(void); /* declared here alone */\n"
    "static inline int twice(int n)\n{\n    return 2 * n;\n}\n",

    "int walk_count = 3, walk_depth;\n"
    "static int helper(void)\n{\n    return name_of(1);\n}\n"
    "/* unused names nothing that is in a comment: other */\n"
    "void walk(void)\n{\n    helper();\n    say(\"other\");\n}\n"
    "void other(void)\n{\n}\n",

    "static int helper(void)\n{\n    return walk_depth;\n}\n"
    "struct pair {\n    int a, b;\n} pairs[2] = {{1, 2}};\n"
    "int name_of(int n)\n{\n    return n;\n}\n"
    "__attribute__((noreturn)) void stop(void)\n{\n    helper();\n}\n",
};

static struct support_index *index_of_library;

static int write_library(void **state)
{
    (void)state;
    assert_non_null(mkdtemp(directory));
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++) {
        char path[128];
        snprintf(path, sizeof path, "%s/%s", directory, folders[i]);
        assert_int_equal(mkdir(path, 0777), 0);
    }
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        char path[128];
        snprintf(path, sizeof path, "%s/%s", directory, files[i]);
        FILE *file = fopen(path, "w");
        assert_non_null(file);
        assert_true(fputs(texts[i], file) >= 0);
        assert_int_equal(fclose(file), 0);
    }
    index_of_library = support_index_read(directory);
    return 0;
}

static int remove_library(void **state)
{
    (void)state;
    support_index_free(index_of_library);
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        char path[128];
        snprintf(path, sizeof path, "%s/%s", directory, files[i]);
        unlink(path);
    }
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++) {
        char path[128];
        snprintf(path, sizeof path, "%s/%s", directory, folders[i]);
        rmdir(path);
    }
    return rmdir(directory);
}

/* Which sources the text uses, joined by blanks in the order of their names, and whether the text
 * of their definitions has `part`. */
static void assert_use(const char *text, const char *sources, const char *part, bool has)
{
    struct support_use use = {0};
    char joined[128] = "";
    support_use_find(index_of_library, text, &use);
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
        for (size_t k = 0; k < use.files.count; k++)
            if (strcmp(use.files.items[k], files[i]) == 0) {
                strcat(joined, joined[0] == '\0' ? "" : " ");
                strcat(joined, files[i]);
            }
    assert_string_equal(joined, sources);
    assert_int_equal(part != NULL && strstr(use.text, part) != NULL, has);
    support_use_free(&use);
    assert_null(use.text);
}

static void nothing_is_used_of_a_text_without_names(void **state)
{
    (void)state;
    assert_use("", "", "walk", false);
    assert_use("int main(void) { return 0; }", "", "walk", false);
}

static void names_lead_to_definitions_and_on_to_others(void **state)
{
    (void)state;
    assert_use("name_of(7);", "names/names.c", "int name_of(int n)", true);
    assert_use("walk();", "agent/core.c walk/walk.c names/names.c", "int name_of(int n)", true);
    assert_use("walk();", "agent/core.c walk/walk.c names/names.c", "void other(void)", false);
}

static void comments_and_literals_name_nothing(void **state)
{
    (void)state;
    assert_use("/* walk() */ \"name_of\" '\\'' \"a \\\" name_of\"", "", "walk", false);
    assert_use("/* no end: walk()", "", "walk", false);
    assert_use("\"no end: walk()", "", "walk", false);
}

static void only_whole_words_are_names(void **state)
{
    (void)state;
    assert_use("rewalk(); walk2(); name_of_it;", "", "walk", false);
    assert_use("sidewalk walk_depth", "walk/walk.c", "int walk_count = 3, walk_depth", true);
}

static void internal_definitions_are_for_their_own_file(void **state)
{
    (void)state;
    assert_use("helper();", "", "helper", false);
    assert_use("stop();", "walk/walk.c names/names.c", "return walk_depth", true);
    assert_use("stop();", "walk/walk.c names/names.c", "return name_of(1)", false);
}

static void macros_and_inline_functions_of_headers_are_definitions(void **state)
{
    (void)state;
    assert_use("FOR_EACH(i)", "walk/walk.c", "int walk_count = 3", true);
    assert_use("FOR_EACH(i)", "walk/walk.c", "for (int X = 0; X < walk_count; X++)", true);
}

static void variables_behind_a_structure_are_found(void **state)
{
    (void)state;
    assert_use("pairs[0].a", "names/names.c", "struct pair {", true);
}

static void what_assay_h_declares_is_left_out_of_the_text(void **state)
{
    (void)state;
    assert_use("say(\"x\"); ti(F);", "agent/core.c", "put(text)", false);
}

static void a_directory_that_is_not_there_has_no_definitions(void **state)
{
    (void)state;
    struct support_index *none = support_index_read("/tmp/assay-there-is-no-such-directory");
    struct support_use use = {0};
    support_use_find(none, "walk();", &use);
    assert_int_equal(use.files.count, 0);
    assert_string_equal(use.text, "");
    support_use_free(&use);
    support_index_free(none);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_is_used_of_a_text_without_names),
        cmocka_unit_test(names_lead_to_definitions_and_on_to_others),
        cmocka_unit_test(comments_and_literals_name_nothing),
        cmocka_unit_test(only_whole_words_are_names),
        cmocka_unit_test(internal_definitions_are_for_their_own_file),
        cmocka_unit_test(macros_and_inline_functions_of_headers_are_definitions),
        cmocka_unit_test(variables_behind_a_structure_are_found),
        cmocka_unit_test(what_assay_h_declares_is_left_out_of_the_text),
        cmocka_unit_test(a_directory_that_is_not_there_has_no_definitions),
    };
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests(tests, write_library, remove_library);
}
