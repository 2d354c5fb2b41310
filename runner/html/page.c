/* SPDX-License-Identifier: Apache-2.0 */

/* In report.html, {{NAME}} is replaced by the file of that name, for
 * the data, or for the policy of what the page may load and run: nothing but its own style
 * and script, which it names by their digests. */
#include "html/page.h"

#include <errno.h>
#include <sha256.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/directories.h"
#include "base/output_file.h"
#include "base/text.h"
#include "base/version_info.h"

enum { DIGEST = SHA256_DIGEST_LENGTH };

/* The templates, each read once. */
struct parts {
    const char *directory;
    char *script;
    char *style;
    json_t *data;
};

static char *read_part(const char *directory, const char *name)
{
    char *path = xprintf("%s/%s", directory, name);
    FILE *file = fopen(path, "r");
    char *text = NULL;
    size_t length = 0;
    if (file == NULL || (getdelim(&text, &length, '\0', file) < 0 && ferror(file))) {
        complain("%s: %s", path, strerror(errno));
        free(text);
        text = NULL;
    } else if (text == NULL) {
        text = xstrdup("");
    }
    if (file != NULL)
        fclose(file);
    free(path);
    return text;
}

static void put_base64(FILE *stream, const unsigned char *bytes, size_t length)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < length; i += 3) {
        size_t left = length - i;
        unsigned group = (unsigned)bytes[i] << 16;
        group |= left > 1 ? (unsigned)bytes[i + 1] << 8 : 0;
        group |= left > 2 ? bytes[i + 2] : 0;
        fputc(digits[group >> 18], stream);
        fputc(digits[group >> 12 & 63], stream);
        fputc(left > 1 ? digits[group >> 6 & 63] : '=', stream);
        fputc(left > 2 ? digits[group & 63] : '=', stream);
    }
}

static void put_digest(FILE *stream, const char *text)
{
    SHA2_CTX context;
    unsigned char digest[DIGEST];
    SHA256Init(&context);
    SHA256Update(&context, (const uint8_t *)text, strlen(text));
    SHA256Final(digest, &context);
    fputs("'sha256-", stream);
    put_base64(stream, digest, sizeof digest);
    fputc('\'', stream);
}

static void put_policy(FILE *stream, const struct parts *parts)
{
    fputs("default-src 'none'; base-uri 'none'; form-action 'none'; script-src ", stream);
    put_digest(stream, parts->script);
    fputs("; style-src ", stream);
    put_digest(stream, parts->style);
}

/* What a browser would take for markup is only in strings of the JSON, and can be
 * written in another way there. */
static int put_safely(const char *buffer, size_t size, void *stream)
{
    for (size_t i = 0; i < size; i++) {
        const char *escape = buffer[i] == '<'   ? "\\u003c"
                             : buffer[i] == '>' ? "\\u003e"
                             : buffer[i] == '&' ? "\\u0026"
                                                : NULL;
        if (escape != NULL)
            fputs(escape, stream);
        else
            fputc(buffer[i], stream);
    }
    return 0;
}

static int put_part(FILE *stream, const struct parts *parts, const char *name)
{
    if (strcmp(name, "report.js") == 0)
        fputs(parts->script, stream);
    else if (strcmp(name, "report.css") == 0)
        fputs(parts->style, stream);
    else if (strcmp(name, "policy") == 0)
        put_policy(stream, parts);
    else if (strcmp(name, "version") == 0)
        fputs(ASSAY_VERSION, stream);
    else if (strcmp(name, "data") == 0)
        return json_dump_callback(parts->data, put_safely, stream,
                                  JSON_COMPACT | JSON_ENSURE_ASCII);
    else {
        complain("%s/report.html: there is no part '%s'", parts->directory, name);
        return -1;
    }
    return 0;
}

static int put_page(FILE *stream, const struct parts *parts, const char *html)
{
    const char *open, *close;
    int result = 0;
    while (result == 0 && (open = strstr(html, "{{")) != NULL
           && (close = strstr(open, "}}")) != NULL) {
        fwrite(html, 1, (size_t)(open - html), stream);
        char *name = xprintf("%.*s", (int)(close - open - 2), open + 2);
        result = put_part(stream, parts, name);
        free(name);
        html = close + 2;
    }
    fputs(html, stream);
    return result;
}

static int write_file(const struct parts *parts, const char *html, const char *path)
{
    struct output_file *file = make_parents(path) == 0 ? output_file_open(path) : NULL;
    int result = -1;
    if (file != NULL && put_page(output_file_stream(file), parts, html) == 0)
        result = output_file_commit(file);
    if (result != 0)
        complain("cannot write %s: %s", strcmp(path, "-") == 0 ? "standard output" : path,
                 strerror(errno));
    if (file != NULL)
        output_file_free(file);
    return result;
}

int page_write(struct page *page, const struct home *home, const char *path)
{
    struct parts parts = {.directory = home->reports};
    char *html = read_part(home->reports, "report.html");
    parts.script = read_part(home->reports, "report.js");
    parts.style = read_part(home->reports, "report.css");
    int result = -1;
    if (html != NULL && parts.script != NULL && parts.style != NULL)
        parts.data = page_data(page, home);
    if (parts.data != NULL)
        result = write_file(&parts, html, path);
    json_decref(parts.data);
    free(html);
    free(parts.script);
    free(parts.style);
    return result;
}
