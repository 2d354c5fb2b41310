/* SPDX-License-Identifier: Apache-2.0 */
#include "audit/branch_table.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <sha2.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/files.h"

/* The longest instruction. */
enum { INSTRUCTION_MAX = 15 };

/* A line of the table. */
struct branch {
    struct fault_entry entry; /* the first member: entries are led back to their branches */
    uint32_t address;
    unsigned offset, old, new;
};

struct branch_table {
    char *path; /* absolute */
    char *library;
    char digest[SHA256_DIGEST_STRING_LENGTH];
    struct branch *items;
    const struct fault_entry **entries;
    size_t count;
    size_t room;
};

static const struct kind {
    const char *name;
    const char *what; /* is done to the instruction */
} kinds[] = {
    {"jump", "is inverted"},
    {"condition", "is inverted"},
    {"compare", "has a constant that is one off"},
    {"constant", "has a constant that is one more"},
};

static const struct kind *kind_of(const char *name)
{
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(kinds[i].name, name) == 0)
            return &kinds[i];
    return NULL;
}

/* The next word of the line, which is cut there; "" at its end. */
static char *next_word(char **rest)
{
    char *word = *rest + strspn(*rest, " ");
    *rest = word + strcspn(word, " ");
    if (**rest != '\0')
        *(*rest)++ = '\0';
    return word;
}

static bool read_number(const char *word, int base, unsigned long most, unsigned long *value)
{
    static const char digits[] = "0123456789abcdef";
    char *end;
    errno = 0;
    *value = strtoul(word, &end, base);
    return *word != '\0' && strspn(word, digits) == strlen(word) && *end == '\0' && errno == 0
           && *value <= most;
}

/* "JvmtiEnv::GetTag" of "JvmtiEnv::GetTag.cold+0x4f". */
static char *subject_of(const char *place)
{
    size_t length = (size_t)(strrchr(place, '+') - place);
    const char *clone = memchr(place, '.', length);
    return xprintf("%.*s", (int)(clone != NULL && clone > place ? (size_t)(clone - place) : length),
                   place);
}

/* Fills in a line's branch. Returns NULL, or what is wrong. */
static const char *parse(char *line, struct branch *branch)
{
    unsigned long address, offset, old, new;
    if (!read_number(next_word(&line), 16, INT32_MAX, &address))
        return "the address is not a hexadecimal number";
    if (!read_number(next_word(&line), 10, INSTRUCTION_MAX - 1, &offset))
        return "the offset is not a number from 0 to 14";
    if (!read_number(next_word(&line), 16, UINT8_MAX, &old)
        || !read_number(next_word(&line), 16, UINT8_MAX, &new))
        return "the old and new byte are not two hexadecimal numbers up to ff";
    if (old == new)
        return "the byte stays the same";
    const struct kind *kind = kind_of(next_word(&line));
    if (kind == NULL)
        return "the kind is none of jump, condition, compare and constant";
    const char *place = next_word(&line);
    const char *offset_in = strrchr(place, '+');
    if (offset_in == NULL || offset_in == place || strchr(place, '/') != NULL)
        return "the place is not FUNCTION+OFFSET";
    const char *code = line + strspn(line, " ");
    *branch = (struct branch){
        .entry = {.id = xprintf("%s/%s", place, kind->name),
                  .subject = subject_of(place),
                  .kind = kind->name,
                  .what = xprintf("The instruction at 0x%lx, `%s`, %s.", address, code, kind->what),
                  .needs = ""},
        .address = (uint32_t)address,
        .offset = (unsigned)offset,
        .old = (unsigned)old,
        .new = (unsigned)new};
    return NULL;
}

static void branch_free(struct branch *branch)
{
    free((char *)branch->entry.id);
    free((char *)branch->entry.subject);
    free((char *)branch->entry.what);
}

/* Adds a line's branch. Returns NULL, or what is wrong. */
static const char *add(struct branch_table *branches, char *line)
{
    if (branches->count == branches->room) {
        branches->room = branches->room == 0 ? 1024 : 2 * branches->room;
        branches->items = xrealloc(branches->items, branches->room * sizeof *branches->items);
    }
    struct branch *branch = &branches->items[branches->count];
    const char *problem = parse(line, branch);
    if (problem != NULL)
        return problem;
    branches->count++;
    if (branches->count > 1 && branch[-1].address >= branch->address)
        return "the address is not higher than the one before";
    return NULL;
}

/* Takes the library's digest from a comment that has it. */
static void read_comment(struct branch_table *branches, const char *line)
{
    static const char title[] = "# libjvm-sha256: ";
    if (strncmp(line, title, strlen(title)) == 0 && branches->library == NULL)
        branches->library = xstrdup(line + strlen(title));
}

static int read_lines(struct branch_table *branches, char *text)
{
    char *rest = text;
    char *line;
    for (int number = 1; (line = strsep(&rest, "\n")) != NULL; number++) {
        const char *problem = NULL;
        if (*line == '#')
            read_comment(branches, line);
        else if (*line != '\0')
            problem = add(branches, line);
        if (problem != NULL) {
            complain("%s:%d: %s", branches->path, number, problem);
            return -1;
        }
    }
    if (branches->library == NULL)
        complain("%s: there is no line '# libjvm-sha256: ...'", branches->path);
    else if (branches->count == 0)
        complain("%s: there is no branch in it", branches->path);
    return branches->library == NULL || branches->count == 0 ? -1 : 0;
}

static int by_id(const void *a, const void *b)
{
    const struct fault_entry *const *one = a, *const *other = b;
    return strcmp((*one)->id, (*other)->id);
}

/* Makes the array of entries, and sees to it that their ids differ. */
static int list_entries(struct branch_table *branches)
{
    int result = 0;
    branches->entries = xcalloc(branches->count, sizeof *branches->entries);
    for (size_t i = 0; i < branches->count; i++)
        branches->entries[i] = &branches->items[i].entry;
    qsort(branches->entries, branches->count, sizeof *branches->entries, by_id);
    for (size_t i = 1; i < branches->count && result == 0; i++)
        if (by_id(&branches->entries[i - 1], &branches->entries[i]) == 0) {
            complain("%s: %s is there twice", branches->path, branches->entries[i]->id);
            result = -1;
        }
    for (size_t i = 0; i < branches->count; i++)
        branches->entries[i] = &branches->items[i].entry;
    return result;
}

struct branch_table *branch_table_read(const char *path)
{
    size_t length;
    char *text = file_read_loudly(path, &length);
    if (text == NULL)
        return NULL;
    struct branch_table *branches = xcalloc(1, sizeof *branches);
    char *absolute = realpath(path, NULL);
    branches->path = absolute != NULL ? absolute : xstrdup(path);
    SHA256Data((const uint8_t *)text, length, branches->digest);
    int result = read_lines(branches, text);
    if (result == 0)
        result = list_entries(branches);
    /* The library of faults is given the path before an '@'. */
    if (result == 0 && strchr(branches->path, '@') != NULL) {
        complain("%s: there must be no '@' in this path", branches->path);
        result = -1;
    }
    free(text);
    if (result == 0)
        return branches;
    branch_table_free(branches);
    return NULL;
}

void branch_table_free(struct branch_table *branches)
{
    for (size_t i = 0; i < branches->count; i++)
        branch_free(&branches->items[i]);
    free(branches->items);
    free(branches->entries);
    free(branches->library);
    free(branches->path);
    free(branches);
}

const struct fault_entry *const *branch_table_entries(const struct branch_table *branches,
                                                      size_t *count)
{
    *count = branches->count;
    return branches->entries;
}

const char *branch_table_library(const struct branch_table *branches)
{
    return branches->library;
}

const char *branch_table_digest(const struct branch_table *branches)
{
    return branches->digest;
}

char *branch_table_trace(const struct branch_table *branches)
{
    return xprintf(FAULT_BRANCHES "%s", branches->path);
}

char *branch_table_fault(const struct fault_entry *entry)
{
    const struct branch *branch = (const struct branch *)entry;
    return xprintf(FAULT_BRANCH "%" PRIx32 ":%u:%02x:%02x", branch->address, branch->offset,
                   branch->old, branch->new);
}

const char *branch_table_function(const struct fault_entry *entry)
{
    static const char *const prefixes[] = {"JvmtiEnv::", "jvmti_"};
    for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++)
        if (strncmp(entry->subject, prefixes[i], strlen(prefixes[i])) == 0)
            return entry->subject + strlen(prefixes[i]);
    return NULL;
}

char *branch_table_category(const struct fault_entry *entry)
{
    const char *subject = entry->subject;
    const char *last = NULL;
    if (strncmp(subject, "jvmti_", 6) == 0)
        return xstrdup("jvmtiEnter");
    for (const char *at = subject; (at = strstr(at, "::")) != NULL; at += 2)
        last = at;
    return last != NULL ? xprintf("%.*s", (int)(last - subject), subject) : xstrdup("functions");
}

void reach_free(struct reach *reach)
{
    free(reach->bits);
    *reach = (struct reach){0};
}

static void reach_add(struct reach *reach, size_t site)
{
    reach->bits[site / 8] |= (unsigned char)(1u << site % 8);
    reach->count++;
}

static size_t reach_size(const struct branch_table *branches)
{
    return (branches->count + 7) / 8;
}

bool reach_has(const struct reach *reach, const struct branch_table *branches,
               const struct fault_entry *entry)
{
    size_t site = (size_t)((const struct branch *)entry - branches->items);
    return reach->bits != NULL && (reach->bits[site / 8] >> site % 8 & 1) != 0;
}

bool reach_take(struct reach *reach, const struct branch_table *branches,
                const struct strings *report)
{
    const char *digits = NULL;
    for (size_t i = 0; i < report->count; i++)
        if (strncmp(report->items[i], FAULT_REACHED, strlen(FAULT_REACHED)) == 0)
            digits = report->items[i] + strlen(FAULT_REACHED);
    if (digits == NULL || strlen(digits) != branches->count)
        return false;
    reach->bits = xcalloc(reach_size(branches), 1);
    for (size_t i = 0; i < branches->count; i++)
        if (digits[i] == '1')
            reach_add(reach, i);
    return true;
}

char *reach_text(const struct reach *reach, const struct branch_table *branches)
{
    static const char digits[] = "0123456789abcdef";
    size_t size = reach_size(branches);
    char *text = xcalloc(2 * size + 1, 1);
    for (size_t i = 0; i < size; i++) {
        unsigned byte = reach->bits != NULL ? reach->bits[i] : 0;
        text[2 * i] = digits[byte >> 4];
        text[2 * i + 1] = digits[byte & 15];
    }
    return text;
}

/* The value of a hexadecimal digit; 0 of anything else. */
static unsigned digit_value(char digit)
{
    static const char digits[] = "0123456789abcdef";
    const char *found = digit != '\0' ? strchr(digits, digit) : NULL;
    return found != NULL ? (unsigned)(found - digits) : 0;
}

bool reach_parse(struct reach *reach, const struct branch_table *branches, const char *text)
{
    if (strlen(text) != 2 * reach_size(branches))
        return false;
    reach->bits = xcalloc(reach_size(branches), 1);
    for (size_t i = 0; i < branches->count; i++) {
        unsigned byte = digit_value(text[i / 8 * 2]) << 4 | digit_value(text[i / 8 * 2 + 1]);
        if ((byte >> i % 8 & 1) != 0)
            reach_add(reach, i);
    }
    return true;
}
